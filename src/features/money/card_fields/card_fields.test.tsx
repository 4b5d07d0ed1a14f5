// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import words from "../../../../locales/en/player/card_fields.json";
import { createWords } from "../../../kit/words/create_words";
import { CardFields } from "./CardFields";
import { type CardForm, useCardFields } from "./use_card_fields";

afterEach(cleanup);

const t = createWords("en", { card_fields: words });

function open(options: Parameters<typeof useCardFields>[0] = {}) {
  const current: { form?: CardForm } = {};
  function Sheet() {
    const form = useCardFields(options);
    current.form = form;
    return <CardFields form={form} t={t} />;
  }
  render(<Sheet />);
  return { current, field: (name: string) => screen.getByLabelText<HTMLInputElement>(name), user: userEvent.setup() };
}

it("writes number and expiry as they are on a card, and takes what is pasted with other signs (C-5.06, C-5.07, C-9.07)", async () => {
  const { field, user } = open();
  await user.type(field("Card number"), "4111111111111111999");
  expect(field("Card number").value).toBe("4111 1111 1111 1111");
  await user.type(field("Expiry"), "1230");
  expect(field("Expiry").value).toBe("12/30");
  await user.type(field("Security code"), "12a34");
  expect(field("Security code").value).toBe("123");
  await user.clear(field("Card number"));
  await user.click(field("Card number"));
  await user.paste("5555-5555.5555 4444");
  expect(field("Card number").value).toBe("5555 5555 5555 4444");
});

it("lets the expiry be deleted back over its slash, and a digit be put in the middle of the number", async () => {
  const { field, user } = open();
  await user.type(field("Expiry"), "123{Backspace}{Backspace}{Backspace}");
  expect(field("Expiry").value).toBe("1");
  await user.type(field("Card number"), "41111");
  field("Card number").setSelectionRange(2, 2);
  await user.keyboard("77");
  expect(field("Card number").value).toBe("4177 111");
  expect(field("Card number").selectionStart).toBe(4);
});

it("says what is wrong once a field was left, and nothing of those that nobody has touched (C-5.06 to C-5.11)", async () => {
  const { field, user } = open();
  await user.type(field("Card number"), "4111");
  expect(field("Card number")).toHaveProperty("ariaInvalid", "false");
  await user.tab();
  await user.tab();
  expect(field("Card number").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Enter the 16 digits of the card.").id).toBe(field("Card number").getAttribute("aria-describedby"));
  expect(field("Expiry").getAttribute("aria-invalid")).toBe("false");
});

it("shows all that is missing together, names the first, and forgets the code when asked to", async () => {
  const { current, field, user } = open({ holder: "Alexander Berg" });
  await user.type(field("Security code"), "737");
  expect(current.form?.isComplete).toBe(false);
  expect(current.form?.check()).toBe("number");
  await screen.findByText("Enter the expiry date.");
  await user.type(field("Card number"), "4111111111111111");
  await user.type(field("Expiry"), "1230");
  expect(current.form?.check()).toBeNull();
  expect(current.form?.isComplete).toBe(true);
  current.form?.forget("cvc");
  await expect.poll(() => field("Security code").value).toBe("");
  expect(field("Name on card").value).toBe("Alexander Berg");
});

it("asks for no code where money goes out (C-5.10), and tells browsers what each field is for", () => {
  const { field } = open({ hasCvc: false });
  expect(screen.queryByLabelText("Security code")).toBeNull();
  expect(field("Card number").autocomplete).toBe("cc-number");
  expect(field("Expiry").autocomplete).toBe("cc-exp");
  expect(field("Name on card").autocomplete).toBe("cc-name");
});
