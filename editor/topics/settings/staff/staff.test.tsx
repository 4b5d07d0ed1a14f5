// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { StaffMember } from "../../../../schemas/api/staff";
import { createApi } from "../../../../src/kit/api/api";
import { page } from "../../../testing/build";
import { createTestWorkplace, renderAt } from "../../../testing/workplace";
import { Staff } from "./Staff";

afterEach(cleanup);

const person = (userId: number, email: string, more: Partial<StaffMember> = {}): StaffMember => ({
  userId,
  email,
  name: null,
  role: "content_editor",
  isCaller: false,
  state: "active",
  isTwoFactorOn: false,
  lastSeenAt: null,
  invitationEndsAt: null,
  ...more,
});

/** A server with a few people, which does what it is told. */
function openStaff({ isBroken = false } = {}) {
  let people = [
    person(1, "ada@site.test", { role: "administrator", isCaller: true, isTwoFactorOn: true }),
    person(2, "edith@site.test", { name: "Edith Lund", isTwoFactorOn: true }),
  ];
  const asked: string[] = [];
  const change = (id: number, more: Partial<StaffMember>) =>
    (people = people.map((each) => (each.userId === id ? { ...each, ...more } : each)));
  const done = { status: 200, body: { data: { success: true } } };
  const api = createApi(async ({ method, url, body }) => {
    if (isBroken) return { status: 503, body: { message: "no" } };
    if (method === "GET") return { status: 200, body: { people, events: [] } };
    asked.push(`${method} ${url.replace(/.*staff/, "")} ${JSON.stringify(body ?? {})}`);
    if (url.endsWith("/suspend")) change(2, { state: "suspended" });
    if (url.endsWith("/restore")) change(2, { state: "active" });
    if (!url.endsWith("/invite")) return done;
    const { email, role } = body as Pick<StaffMember, "email" | "role">;
    if (people.some((each) => each.email === email)) return { status: 409, body: { message: "taken", code: "staff.taken" } };
    people = [...people, person(3, email, { role, state: "invited", invitationEndsAt: "2099-01-01T00:00:00Z" })];
    return { status: 200, body: { data: { success: true, link: "https://site.test/editor#join=abc" } } };
  });
  renderAt({ ...createTestWorkplace(page()), api }, <Staff />);
  return { user: userEvent.setup(), asked };
}

it("asks before it suspends somebody, and lets them in again", async () => {
  const { user, asked } = openStaff();
  await user.click(await screen.findByRole("button", { name: "More about edith@site.test" }));
  await user.click(await screen.findByRole("menuitem", { name: "Suspend…" }));
  const dialog = await screen.findByRole("dialog", { name: "Suspend edith@site.test?" });
  expect(asked).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Suspend…" }));
  expect(await screen.findByText("Suspended")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "More about edith@site.test" }));
  await user.click(await screen.findByRole("menuitem", { name: "Let in again" }));
  await screen.findByText("2 of 2 with a second factor");
  expect(asked).toEqual(["POST /2/suspend {}", "POST /2/restore {}"]);
});

it("offers nobody to change their own role or to shut themselves out, and says why", async () => {
  const { user } = openStaff();
  await user.click(await screen.findByRole("button", { name: "More about ada@site.test" }));
  const items = await screen.findAllByRole("menuitem", { name: /Another administrator changes this/ });
  expect(items.map((item) => item.getAttribute("aria-disabled"))).toEqual(["true", "true"]);
});

it("invites by keyboard, shows the link where no letter leaves, and says when an address is taken", async () => {
  const { user, asked } = openStaff();
  await user.click(await screen.findByRole("button", { name: "Invite…" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "E-mail" }))); // a frame later
  await user.keyboard("edith@site.test{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("This address has an account already.");
  await user.clear(screen.getByRole("textbox", { name: "E-mail" }));
  await user.type(screen.getByRole("textbox", { name: "E-mail" }), "new@site.test");
  await user.click(screen.getByRole("radio", { name: /Administrator/ }));
  await user.click(screen.getByRole("button", { name: "Send the invitation" }));
  expect(await screen.findByText("https://site.test/editor#join=abc")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(await screen.findByRole("button", { name: "More about new@site.test" })).toBeTruthy();
  expect(asked.at(-1)).toBe('POST /invite {"email":"new@site.test","role":"administrator"}');
});

it("says so where the server does not answer", async () => {
  openStaff({ isBroken: true });
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
});
