// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
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
