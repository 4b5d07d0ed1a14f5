// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { HeldClaim } from "../../../schemas/api/held_claims";
import { openDeskAt } from "../../testing/desk";

vi.mock("socket.io-client", () => ({ io: () => ({ on: () => {}, emit: () => {}, disconnect: () => {} }) }));
beforeEach(() => window.history.replaceState(null, "", "/editor?desk=claims"));
afterEach(cleanup);

const person = (userId: number) => ({ userId, name: `Player ${userId}`, email: `p${userId}@site.test` });
const claim = (userBonusId: number, more: Partial<HeldClaim> = {}): HeldClaim => ({
  userBonusId,
  promotionId: 4,
  title: { en: "Welcome home" },
  bannerKey: "welcome",
  player: person(userBonusId),
  like: person(90 + userBonusId),
  askedAt: "2026-11-20T10:00:00Z",
  state: "claimed",
  decision: null,
  decidedAt: null,
  decidedBy: null,
  note: null,
  ...more,
});

it("says whose claim waits and whom they look like; whoever decides says why, and a refused one can still go on", async () => {
  const waiting = [claim(1)];
  const done = { decidedAt: "2026-11-21T10:00:00Z", decidedBy: "carla@site.test", note: "Same flat" };
  const all = [
    ...waiting,
    claim(2, { decision: "refused", state: "cancelled", ...done }),
    claim(3, { decision: "allowed", state: "running" }),
    claim(4, { state: "cancelled" }),
  ];
  const sent: unknown[] = [];
  const desk = openDeskAt(
    ({ url, method, body }) => {
      if (!url.includes("/backoffice/held-claims")) return null;
      if (method === "GET") {
        const rows = url.includes("only=all") ? all : waiting;
        return { status: 200, body: { waiting: 1, claims: { count: rows.length, rows } } };
      }
      sent.push([url, body]);
      return sent.length === 1
        ? { status: 409, body: { message: "no", code: "claim.taken_back" } }
        : { status: 200, body: { data: { success: true } } };
    },
    { role: "cashier" },
  );
  expect(await screen.findByText("Player 91")).toBeTruthy();
  expect(screen.queryByText("Player 2")).toBeNull();
  await desk.click(screen.getByRole("button", { name: "Allow…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Let Player 1 have it?" }));
  await desk.type(dialog.getByLabelText("Note for staff"), "Two phones");
  await desk.click(dialog.getByRole("button", { name: "Allow" }));
  expect(await dialog.findByText("The player has taken the claim back.")).toBeTruthy();
  await desk.click(dialog.getByRole("button", { name: "Allow" }));
  expect(await screen.findByText("Player 1 can have it.")).toBeTruthy();
  const wish = [expect.stringContaining("/held-claims/1/decide"), { goesOn: true, note: "Two phones" }];
  expect(sent).toEqual([wish, wish]);
  await desk.click(screen.getByRole("radio", { name: "All" }));
  expect(await screen.findByText("Allowed by the offer's rules")).toBeTruthy();
  expect(screen.getByText("Taken back by the player")).toBeTruthy();
  expect(screen.getByText("Same flat")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /…$/ }).map(({ textContent }) => textContent)).toEqual([
    "Allow…",
    "Refuse…",
    "Allow…",
  ]);
});

it.each([
  ["next row", [claim(2), claim(3)], () => screen.getByRole("button", { name: "Player 2" })],
  ["view", [], () => screen.getByRole("main")],
])("leads the focus to the %s where the row is gone that was decided on (WCAG 2.4.3)", async (_, left, place) => {
  let rows = [claim(1), ...left];
  const desk = openDeskAt(
    ({ url, method }) => {
      if (!url.includes("/backoffice/held-claims")) return null;
      if (method === "GET") return { status: 200, body: { waiting: rows.length, claims: { count: rows.length, rows } } };
      rows = left;
      return { status: 200, body: { data: { success: true } } };
    },
    { role: "cashier" },
  );
  await screen.findByText("Player 91");
  const allow = screen.getAllByRole("button", { name: "Allow…" });
  await desk.click(allow.at(-1)!);
  await desk.keyboard("{Escape}"); // looked at before, and left as it is
  await waitFor(() => expect(document.activeElement).toBe(allow.at(-1)));
  await desk.click(allow[0]!);
  await desk.type(screen.getByLabelText("Note for staff"), "Two phones");
  await desk.click(screen.getByRole("button", { name: "Allow" }));
  await waitFor(() => expect(screen.queryByText("Player 91")).toBeNull());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(place()));
});
