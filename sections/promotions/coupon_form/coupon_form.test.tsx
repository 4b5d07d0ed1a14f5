// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices, translate } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

afterEach(cleanup);

interface Given {
  props?: object;
  search?: Record<string, string>;
  /** The code that the server knows, if any. */
  known?: string;
  /** Why it refuses any other. */
  failure?: string;
}

/** The form of somebody who is signed in. */
async function show({ props = {}, search = {}, known, failure = "COUPON_UNKNOWN" }: Given = {}) {
  const sent: unknown[] = [];
  const went: string[] = [];
  const services = createTestServices({
    viewer: { session: "user" },
    transport: async ({ url, body }) => {
      if (url.includes("get-user-bonus")) return { status: 200, body: { userBonus: { count: 0, rows: [] }, lastBonus: null } };
      if (!url.includes("coupon")) return { status: 404, body: { message: "No" } };
      sent.push(body);
      if ((body as { coupon: string }).coupon === known)
        return { status: 200, body: { data: { success: true, error: null, errorData: null, bonusId: 1 }, message: "" } };
      return { status: 200, body: { data: { success: false, error: failure, errorData: null, bonusId: null }, message: "" } };
    },
  });
  services.go = (address: string) => void went.push(address);
  services.session.setState({ user: paidUser });
  services.route.setState({ search });
  render((await prepare([section("coupon_form", { props: { ...props } })], services)).element);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Redeem" });
  return { sent, went, field, button, person: userEvent.setup() };
}

it("sends a code without the spaces around it, by Enter too, and nothing while it is blank (C-5.51, C-5.52)", async () => {
  const { sent, field, button, person } = await show();
  expect(button.disabled).toBe(true);
  await person.type(field, "   {Enter}");
  expect([button.disabled, sent]).toEqual([true, []]);
  await person.type(field, "WINTER25 {Enter}");
  await waitFor(() => expect(sent).toMatchObject([{ coupon: "WINTER25" }]));
});

it("keeps a code that is refused, says why, and leads the focus back to it (WCAG 3.3.1)", async () => {
  const { field, button } = await show();
  fireEvent.change(field, { target: { value: "NOPE" } });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.getAttribute("aria-invalid"), field.value]).toEqual(["true", "NOPE"]);
  expect(screen.getByRole("status").textContent).not.toBe("");
});

it("has the code of the address in it already, where it should (S-2.56, L-2.27)", async () => {
  const search = { cpnc: "WINTER26" };
  expect((await show({ search })).field.value).toBe("WINTER26");
  cleanup();
  expect((await show({ search: { coupon: "WINTER25" } })).field.value).toBe("WINTER25");
  cleanup();
  expect((await show({ search, props: { prefillFromQuery: false } })).field.value).toBe("");
});

it("says of any other failure that nothing was taken, and keeps the code (C-8.17)", async () => {
  const { field, person } = await show({ failure: "UNIFIED_ERROR" });
  await person.type(field, "WINTER26{Enter}");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("The code could not be redeemed."));
  expect([field.value, screen.getByRole("button", { name: "Try again" })]).toEqual(["WINTER26", expect.anything()]);
});

it("says of a code that was taken before what the documents name so, and where the bonus is (C-8.18)", async () => {
  const { field, person } = await show({ failure: "ALREADY_EXIST" });
  await person.type(field, "WINTER26{Enter}");
  const words = translate("player", "en").t("already.exist.coupon.text");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain(words));
  expect([words.length > 20, field.value]).toEqual([true, "WINTER26"]);
});

it("leads to the bonuses of its page once a code was redeemed, to the promotions where the page has none (C-8.19)", async () => {
  const elsewhere = await show({ known: "WINTER26" });
  await elsewhere.person.type(elsewhere.field, "WINTER26{Enter}");
  await waitFor(() => expect(elsewhere.went).toEqual(["/promotions"]));
  expect(screen.getByRole("status").textContent).toContain("redeemed");
  cleanup();
  const bonuses = document.body.appendChild(document.createElement("section"));
  bonuses.dataset["sectionType"] = "active_bonuses";
  const shown = new Promise<void>((resolve) => (bonuses.scrollIntoView = () => resolve()));
  const here = await show({ known: "WINTER26" });
  await here.person.type(here.field, "WINTER26{Enter}");
  await shown;
  expect(here.went).toEqual([]);
  bonuses.remove();
});
