// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

afterEach(cleanup);

/** The form of somebody who is signed in, with a server that knows no code. */
async function show({ props = {}, search = {} }: { props?: object; search?: Record<string, string> } = {}) {
  const sent: unknown[] = [];
  const services = createTestServices({
    viewer: { session: "user" },
    transport: async ({ url, body }) => {
      if (!url.includes("coupon")) return { status: 404, body: { message: "No" } };
      sent.push(body);
      return { status: 200, body: { data: { success: false, error: "COUPON_NOT_FOUND", errorData: null, bonusId: null } } };
    },
  });
  services.session.setState({ user: paidUser });
  services.route.setState({ search });
  render((await prepare([section("coupon_form", { props: { ...props } })], services)).element);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Redeem" });
  return { sent, field, button, person: userEvent.setup() };
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

it("has the code of the address in it already, where it should (S-2.56)", async () => {
  const search = { coupon: "WINTER26" };
  expect((await show({ search })).field.value).toBe("WINTER26");
  cleanup();
  expect((await show({ search, props: { prefillFromQuery: false } })).field.value).toBe("");
});
