// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskFriend } from "../../../schemas/api/referral";
import { openDeskAt } from "../../testing/desk";

vi.mock("socket.io-client", () => ({ io: () => ({ on: () => {}, emit: () => {}, disconnect: () => {} }) }));
beforeEach(() => window.history.replaceState(null, "", "/editor?desk=friends"));
afterEach(cleanup);

const friend = (userId: number, reason: DeskFriend["reason"]): DeskFriend => ({
  friend: { userId, name: `Friend ${userId}`, email: `f${userId}@site.test` },
  referrer: { userId: 7, name: null, email: "ruth@site.test" },
  since: "2026-03-04T10:00:00Z",
  reason,
  isForGood: reason !== null && reason !== "over_limit",
  setAside: [],
  foundAt: "2026-03-05T10:00:00Z",
});

it("says for which friends nothing is paid and why, all of them when asked, and leads to the player (S-2.17)", async () => {
  const rows = [friend(1, "same_card"), friend(2, "circle")];
  const person = openDeskAt(({ url }) => {
    if (!url.includes("/backoffice/friends")) return null;
    const all = url.includes("only=all") ? [...rows, friend(3, null)] : rows;
    return { status: 200, body: { friends: { count: all.length, rows: all } } };
  });
  expect(await screen.findByText("Same card or account")).toBeTruthy();
  expect(screen.getByText("A circle of accounts")).toBeTruthy();
  expect(screen.queryByText("Friend 3")).toBeNull();
  await person.click(screen.getByRole("radio", { name: "All" }));
  expect(await screen.findByText("Friend 3")).toBeTruthy();
  expect(screen.getByText("counts")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Friend 3" }));
  expect(window.location.search).toBe("?desk=players&player=3");
});

it("says so where every friend counts", async () => {
  openDeskAt(({ url }) =>
    url.includes("/backoffice/friends") ? { status: 200, body: { friends: { count: 0, rows: [] } } } : null,
  );
  expect(await screen.findByText("Nothing to see: every friend counts")).toBeTruthy();
});

it("lets a friend count who was refused for good, with a reason, and takes that back; nothing is decided about what passes, nor by cashiers (S-2.17)", async () => {
  const rows = [friend(1, "same_card"), friend(2, "over_limit"), { ...friend(3, null), setAside: ["same_device" as const] }];
  const sent: unknown[] = [];
  const person = openDeskAt(
    ({ url, method, body }) => {
      if (!url.includes("/backoffice/friends")) return null;
      if (method === "GET") return { status: 200, body: { friends: { count: rows.length, rows } } };
      sent.push([url, body]);
      return sent.length === 1
        ? { status: 409, body: { message: "no", code: "friend.not_for_good" } }
        : { status: 200, body: { data: { success: true } } };
    },
    { role: "administrator" },
  );
  const letCount = await screen.findByRole("button", { name: "Count anyway…" });
  expect(screen.getByText("set aside: Same device")).toBeTruthy();
  await person.click(letCount);
  const dialog = within(screen.getByRole("dialog", { name: "Count Friend 1 anyway?" }));
  await person.type(dialog.getByLabelText("Note for staff"), "They share a flat");
  await person.click(dialog.getByRole("button", { name: "Count anyway" }));
  expect(await dialog.findByText(/there is nothing to decide/)).toBeTruthy();
  await person.click(dialog.getByRole("button", { name: "Count anyway" }));
  expect(await screen.findByText("Friend 1 counts.")).toBeTruthy();
  const wish = [expect.stringContaining("/friends/1/judge"), { counts: true, note: "They share a flat" }];
  expect(sent).toEqual([wish, wish]);
  await person.click(screen.getByRole("button", { name: "No longer…" }));
  const back = within(screen.getByRole("dialog", { name: "No longer count Friend 3?" }));
  await person.type(back.getByLabelText("Note for staff"), "It was the same phone");
  await person.click(back.getByRole("button", { name: "No longer count" }));
  expect(await screen.findByText("Friend 3 does not count any more.")).toBeTruthy();
  expect(sent.at(-1)).toEqual([expect.stringContaining("/friends/3/judge"), { counts: false, note: "It was the same phone" }]);
  cleanup();
  openDeskAt(({ url }) => (url.includes("/backoffice/friends") ? { status: 200, body: { friends: { count: 3, rows } } } : null));
  expect(await screen.findByText("Same card or account")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /count…|longer…/ })).toBeNull();
});
