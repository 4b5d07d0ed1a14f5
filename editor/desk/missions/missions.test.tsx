// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MissionLine, MissionPage, MissionRun } from "../../../schemas/api/missions_desk";
import type { UserRole } from "../../../schemas/user";
import type { ApiRequest } from "../../../src/kit/api/api";
import { openDeskAt } from "../../testing/desk";
import { newMission } from "./mission_fields";

vi.mock("socket.io-client", () => ({ io: () => ({ on: () => {}, emit: () => {}, disconnect: () => {} }) }));
beforeEach(() => {
  window.history.replaceState(null, "", "/editor?desk=missions");
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const run: MissionRun = {
  ...{ missionRunId: 12, version: 1, status: "IN-PROGRESS", startAt: "2026-11-20T10:00:00Z", endAt: "2026-11-27T10:00:00Z" },
  ...{ joined: 41, completed: 9, claimed: 7, cost: 35 },
};
const line: MissionLine = {
  ...{ missionId: 3, key: "twenty", name: { en: "Twenty rounds" }, state: "running", repeats: "weekly", version: 1 },
  ...{ hasDraft: false, publishAt: null, run },
};

/** A server with a mission that keeps what it is told. */
function openMissions({ missions = [line], role = "administrator" as UserRole } = {}) {
  const asked: [string, unknown][] = [];
  let content = newMission("Twenty rounds", "en", Date.parse("2026-11-20T09:10:00Z"));
  let revision = 0;
  const page = (): MissionPage => ({
    ...{ mission: line, content, runs: [run], currencies: ["EUR", "NOK"], mayPublish: role === "administrator" },
    draft:
      revision > 0
        ? { revision, savedAt: "2026-11-23T04:00:00Z", savedBy: "a@site.test", publishAt: null, refusedAt: null }
        : null,
    versions: [{ version: 1, at: "2026-11-20T10:00:00Z", by: "a@site.test", content }],
    changes: [{ at: "2026-11-20T10:00:00Z", by: "a@site.test", change: "published", version: 1, note: null }],
  });
  const answer = ({ method, url, body }: ApiRequest) => {
    if (method === "GET" && url.endsWith("/missions")) return { status: 200, body: { missions, mayPublish: true } };
    if (method === "GET" && /missions\/\d+$/.test(url)) return { status: 200, body: page() };
    if (method === "GET") return null;
    asked.push([`${method} ${url.replace("/api/backoffice/missions", "")}`, body]);
    if (url.endsWith("/draft")) {
      content = (body as { content: Record<string, unknown> }).content;
      revision += 1;
      return { status: 200, body: { revision, savedAt: "2026-11-23T04:00:00Z", savedBy: "a@site.test" } };
    }
    if (url.endsWith("/publish")) {
      const issues = [{ path: ["reward", "promotionId"], code: "needs_deposit", message: "x", value: "1" }];
      return { status: 422, body: { message: "no", code: "mission.not_ready", data: { issues } } };
    }
    return { status: 200, body: { data: { success: true }, missionId: 9 } };
  };
  openDeskAt(answer, { role, email: "a@site.test" });
  return { asked };
}

it("makes a mission of a name, with something in every field", async () => {
  const { asked } = openMissions({ missions: [] });
  await userEvent.click((await screen.findAllByRole("button", { name: "New mission" }))[0] as HTMLElement);
  await userEvent.type(screen.getByLabelText("Name that players read"), "Høst & løv 2026");
  await userEvent.click(screen.getByRole("button", { name: "Make it" }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject([
    "POST ",
    {
      key: "host-lov-2026",
      content: { name: { en: "Høst & løv 2026" }, goal: { kind: "rounds", count: 20 }, reward: { amount: { EUR: 5 } } },
    },
  ]);
});

it("lists who joined and completed it and what it cost, and keeps what is changed", async () => {
  const { asked } = openMissions();
  const row = (await screen.findByRole("button", { name: "Twenty rounds" })).closest("tr");
  expect([...(row?.cells ?? [])].slice(3).map(({ textContent }) => textContent)).toEqual(["41", "9", "€35.00"]);
  await userEvent.click(screen.getByRole("button", { name: "Twenty rounds" }));
  const many = await screen.findByLabelText("How many");
  await userEvent.clear(many);
  await userEvent.type(many, "30");
  await waitFor(() => expect(asked.at(-1)).toMatchObject(["PUT /3/draft", { content: { goal: { count: 30 } } }]), {
    timeout: 5_000,
  });
});

it("says by its field what is wrong, before it is published and when the server says so", async () => {
  const { asked } = openMissions();
  await userEvent.click(await screen.findByRole("button", { name: "Twenty rounds" }));
  const games = await screen.findByLabelText("On so many different games at least");
  await userEvent.clear(games);
  await userEvent.type(games, "21");
  expect(await screen.findByText("More games than rounds that are asked for.")).toBeTruthy();
  await userEvent.clear(games);
  await userEvent.type(games, "3");
  await waitFor(() => expect(asked.at(-1)).toMatchObject(["PUT /3/draft", { content: { goal: { differentGames: 3 } } }]), {
    timeout: 5_000,
  });
  await userEvent.click(screen.getByRole("button", { name: "Publish version 2…" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("it keeps its goal, reward and times until it ends");
  await userEvent.click(within(dialog).getByRole("button", { name: "Publish now" }));
  await within(dialog).findByText(/Promotion: It is not given without a deposit or a loss/);
});

it("ends one with a reason, and lets only administrators do so", async () => {
  window.history.replaceState(null, "", "/editor?desk=missions&mission=3&tab=results");
  const { asked } = openMissions();
  expect(await screen.findByText("Joined: 41 · completed: 9 · claimed: 7")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "End it now" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(within(dialog).getByRole("textbox"), "It cost too much.");
  await userEvent.click(within(dialog).getByRole("button", { name: "End it now" }));
  await waitFor(() => expect(asked.at(-1)).toEqual(["POST /3/end", { note: "It cost too much." }]));
  cleanup();
  openMissions({ role: "content_editor" });
  await screen.findByRole("heading", { name: "Twenty rounds" });
  expect(screen.queryByRole("button", { name: "End it now" })).toBeNull();
});
