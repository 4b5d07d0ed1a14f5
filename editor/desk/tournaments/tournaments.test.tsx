// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TournamentLine, TournamentPlanPage, TournamentRun } from "../../../schemas/api/tournaments_desk";
import type { UserRole } from "../../../schemas/user";
import type { ApiRequest } from "../../../src/kit/api/api";
import { openDeskAt } from "../../testing/desk";
import { newTournament } from "./tournament_fields";

vi.mock("socket.io-client", () => ({ io: () => ({ on: () => {}, emit: () => {}, disconnect: () => {} }) }));
beforeEach(() => {
  window.history.replaceState(null, "", "/editor?desk=tournaments");
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const run: TournamentRun = {
  ...{ tournamentItemId: 12, version: 1, status: "IN-PROGRESS", startAt: "2026-11-20T10:00:00Z", endAt: "2026-11-27T10:00:00Z" },
  ...{ players: 41, paid: 0, due: 0, refused: 0, cost: 0, isFinal: false, cancelNote: null },
};
const line: TournamentLine = {
  ...{ planId: 3, key: "winter", name: { en: "Winter race" }, state: "running", repeats: "weekly", version: 1 },
  ...{ hasDraft: false, publishAt: null, run },
};

/** A server with a tournament that keeps what it is told. */
function openTournaments({ plans = [line], role = "administrator" as UserRole } = {}) {
  const asked: [string, unknown][] = [];
  let content = newTournament("Winter race", "en", Date.parse("2026-11-20T09:10:00Z"));
  let revision = 0;
  const page = (): TournamentPlanPage => ({
    ...{ plan: line, content, runs: [run], mayPublish: role === "administrator" },
    draft:
      revision > 0
        ? { revision, savedAt: "2026-11-23T04:00:00Z", savedBy: "a@site.test", publishAt: null, refusedAt: null }
        : null,
    versions: [{ version: 1, at: "2026-11-20T10:00:00Z", by: "a@site.test", content }],
    changes: [{ at: "2026-11-20T10:00:00Z", by: "a@site.test", change: "published", version: 1, note: null }],
  });
  const answer = ({ method, url, body }: ApiRequest) => {
    if (method === "GET" && url.endsWith("/tournaments")) return { status: 200, body: { plans, mayPublish: true } };
    if (method === "GET" && /tournaments\/\d+$/.test(url)) return { status: 200, body: page() };
    if (method === "GET") return null;
    asked.push([`${method} ${url.replace("/api/backoffice/tournaments", "")}`, body]);
    if (url.endsWith("/draft")) {
      content = (body as { content: Record<string, unknown> }).content;
      revision += 1;
      return { status: 200, body: { revision, savedAt: "2026-11-23T04:00:00Z", savedBy: "a@site.test" } };
    }
    if (url.endsWith("/publish")) {
      const issues = [{ path: ["prizes", 0, "fromPlace"], code: "places", message: "x", value: "1" }];
      return { status: 422, body: { message: "no", code: "tournament.not_ready", data: { issues } } };
    }
    if (url.endsWith("/dry-run")) {
      const winners = [{ rank: 1, userId: 5, name: "Nora Berg", rankingMetric: 412.5, prize: 100 }];
      const counts = { rounds: 900, counted: 640, players: 41, cost: 100, most: 100 };
      const span = { from: "2026-11-22T00:00:00Z", to: "2026-11-23T00:00:00Z" };
      return { status: 200, body: { run: { ...span, ...counts, leaderboardType: "sumOfBet", winners } } };
    }
    return { status: 200, body: { data: { success: true }, planId: 9 } };
  };
  openDeskAt(answer, { role, email: "a@site.test" });
  return { asked };
}

it("makes a tournament of a name, with something in every field (issue 17)", async () => {
  const { asked } = openTournaments({ plans: [] });
  await userEvent.click((await screen.findAllByRole("button", { name: "New tournament" }))[0] as HTMLElement);
  await userEvent.type(screen.getByLabelText("Name that players read"), "Høst & løv 2026");
  await userEvent.click(screen.getByRole("button", { name: "Make it" }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject([
    "POST ",
    {
      key: "host-lov-2026",
      content: { name: { en: "Høst & løv 2026" }, repeats: "once", prizes: [{ fromPlace: 1, amountEUR: 100 }] },
    },
  ]);
});

it("keeps what is changed, and says by its field what keeps it from being published", async () => {
  const { asked } = openTournaments();
  await userEvent.click(await screen.findByRole("button", { name: "Winter race" }));
  expect(await screen.findByRole("button", { name: /^Place 1 · €100\.00/ })).toBeTruthy(); // a prize by its place, not "Entry 1"
  const least = await screen.findByLabelText("Smallest stake that counts (€)");
  await userEvent.clear(least);
  await userEvent.type(least, "2");
  await waitFor(() => expect(asked.at(-1)).toMatchObject(["PUT /3/draft", { content: { rules: { minBet: 2 } } }]), {
    timeout: 5_000,
  });
  await userEvent.click(screen.getByRole("button", { name: "Publish version 2…" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("it keeps its rules, prizes and times until it ends");
  await userEvent.click(within(dialog).getByRole("button", { name: "Publish now" }));
  await within(dialog).findByText(/From place: Places follow each other: this one begins at 1\./);
});

it("tries yesterday's rounds, and calls one off with a reason", async () => {
  window.history.replaceState(null, "", "/editor?desk=tournaments&tournament=3&tab=try");
  const { asked } = openTournaments();
  await userEvent.click(await screen.findByRole("button", { name: "Try it" }));
  expect((await screen.findByRole("table", { name: "Who would win" })).textContent).toContain("Nora Berg");
  await userEvent.click(screen.getByRole("button", { name: "Call it off" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(within(dialog).getByRole("textbox"), "A game failed.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Call it off" }));
  await waitFor(() => expect(asked.at(-1)).toEqual(["POST /3/cancel", { tournamentItemId: 12, note: "A game failed." }]));
});

it("lets only administrators publish, end and call off", async () => {
  window.history.replaceState(null, "", "/editor?desk=tournaments&tournament=3");
  openTournaments({ role: "content_editor" });
  await screen.findByRole("heading", { name: "Winter race" });
  expect(screen.queryByRole("button", { name: "Call it off" })).toBeNull();
  expect(screen.queryByRole("button", { name: "End it now" })).toBeNull();
});
