// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { ModeratedMessage } from "../../../../schemas/api/chat";
import { createApi } from "../../../../src/kit/api/api";
import { page } from "../../../testing/build";
import { createTestWorkplace, renderAt } from "../../../testing/workplace";
import { Moderation } from "./Moderation";

afterEach(cleanup);

const message = (id: number, more: Partial<ModeratedMessage> = {}): ModeratedMessage => ({
  id,
  message: `message ${id}`,
  at: "2026-06-15T12:00:00Z",
  userId: 1,
  nickname: "Alex*",
  isFlagged: false,
  hiddenAt: null,
  hiddenBy: null,
  ...more,
});

/** A server with a few messages, which does what it is told. */
function openModeration({ isBroken = false } = {}) {
  let messages = [message(3, { isFlagged: true, message: "<b>buy</b>" }), message(2), message(1, { nickname: null })];
  const change = (id: number, more: Partial<ModeratedMessage>) =>
    (messages = messages.map((each) => (each.id === id ? { ...each, ...more } : each)));
  const api = createApi(async ({ method, url, body }) => {
    if (isBroken) return { status: 503, body: { message: "no" } };
    const { id } = (body ?? {}) as { id: number };
    if (method === "POST") {
      if (url.endsWith("/hide")) change(id, { hiddenAt: "2026-06-15T12:05:00Z", hiddenBy: "Edith Lund" });
      else change(id, { hiddenAt: null, hiddenBy: null, isFlagged: false });
      return { status: 200, body: { data: { success: true } } };
    }
    const view = new URLSearchParams(url.split("?")[1]).get("view");
    const shown = messages.filter(({ isFlagged, hiddenAt }) =>
      view === "flagged" ? isFlagged && !hiddenAt : view === "hidden" ? hiddenAt : true,
    );
    return { status: 200, body: { messages: shown, hasMore: false } };
  });
  renderAt({ ...createTestWorkplace(page()), api }, <Moderation />);
  return userEvent.setup();
}
const rows = () => screen.queryAllByRole("listitem").map((row) => within(row).getAllByText(/./)[0]?.textContent);

it("shows first what was reported; a moderator hides it, finds it among the hidden, and shows it again", async () => {
  const person = openModeration();
  await waitFor(() => expect(rows()).toEqual(["<b>buy</b>"]));
  await person.click(screen.getByRole("button", { name: "Hide: <b>buy</b>" }));
  await screen.findByText("Nothing is reported");
  await person.click(screen.getByRole("radio", { name: "Hidden" }));
  expect(await screen.findByText(/Hidden by Edith Lund/)).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Show again: <b>buy</b>" }));
  await screen.findByText("Nothing is hidden");
  await person.click(screen.getByRole("radio", { name: "Newest" }));
  await waitFor(() => expect(rows()).toEqual(["<b>buy</b>", "message 2", "message 1"]));
});

it("leads the focus from the button that asked for the last messages to the first of them (WCAG 2.4.3)", async () => {
  const api = createApi(async ({ url }) => {
    const hasMore = !url.includes("before=");
    return { status: 200, body: { messages: hasMore ? [message(3), message(2)] : [message(1)], hasMore } };
  });
  renderAt({ ...createTestWorkplace(page()), api }, <Moderation />);
  await userEvent.setup().click(await screen.findByRole("button", { name: "Earlier messages" }));
  await waitFor(() => expect(rows()).toEqual(["message 3", "message 2", "message 1"]));
  expect(screen.queryByRole("button", { name: "Earlier messages" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Hide: message 1" }));
});

it("settles a report without hiding anything", async () => {
  const person = openModeration();
  await person.click(await screen.findByRole("button", { name: "It may stay: <b>buy</b>" }));
  await screen.findByText("Nothing is reported");
});

it("says so where the server does not answer", async () => {
  openModeration({ isBroken: true });
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
});

it("leads the focus on where a message that has it goes out of the list (WCAG 2.4.3)", async () => {
  const person = openModeration();
  await person.click(await screen.findByRole("radio", { name: "Newest" }));
  const stay = await screen.findByRole("button", { name: "It may stay: <b>buy</b>" });
  await person.click(stay);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Hide: <b>buy</b>" })));
  await person.keyboard("{Enter}");
  await person.click(screen.getByRole("radio", { name: "Hidden" }));
  await person.click(await screen.findByRole("button", { name: "Show again: <b>buy</b>" }));
  await screen.findByText("Nothing is hidden");
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "Hidden" }));
});
