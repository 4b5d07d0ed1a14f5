// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { game, gamesAnswer } from "../../../testing/games";
import { renderInSite, type SiteOptions, siteServices } from "../../../testing/site";
import { SearchField } from "./SearchField";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const ember = game({ masterCasinoGameId: 1, identifier: "ember-drake", name: "Ember Drake" });
const frost = game({ masterCasinoGameId: 2, identifier: "frost-crown", name: "Frost Crown" });
const studio = { master_casino_provider_id: "lanternhouse", name: "Lanternhouse", thumbnail_url: "", gameCount: 12 };

type Answer = { status: number; body: unknown };

interface Shown extends SiteOptions {
  games?: (search: URLSearchParams) => Answer | Promise<Answer>;
  studios?: (typeof studio)[];
}

function show({ games, studios = [studio], ...options }: Shown = {}) {
  const asked: URLSearchParams[] = [];
  const went: string[] = [];
  const services = siteServices({
    answers: {
      "GET /api/user/get-all-games": ({ url }) => {
        const search = new URL(url, "https://casino.example").searchParams;
        asked.push(search);
        return games?.(search) ?? { status: 200, body: gamesAnswer(search.get("suggested") ? [frost] : [ember, frost]) };
      },
      "GET /api/admin/get-game-provider": ({ url }) => {
        asked.push(new URL(url, "https://casino.example").searchParams);
        return { status: 200, body: { providers: { count: studios.length, rows: studios } } };
      },
    },
    ...options,
  });
  renderInSite(<SearchField />, { ...services, go: (url) => void went.push(url) });
  return { asked, went, user: userEvent.setup() };
}

/** The field when what it finds has come to stand under it. */
async function reach(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("searchbox"));
  return screen.findByRole("combobox", { name: "Search games and studios" });
}

const options = () => screen.findAllByRole("option");

it("offers suggestions before anybody has typed (C-7.16, C-9.13, L-9.22)", async () => {
  const { asked, user } = show();
  await reach(user);
  expect((await options()).map((option) => option.textContent)).toEqual(["Frost CrownLanternhouse"]);
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ suggested: "true", limit: "15", pageNo: "1" });
});

it("is a place of the page with a name of its own, also once its code is there (WCAG 1.3.1)", async () => {
  const { user } = show();
  expect(screen.getByRole("search", { name: "Search" })).toBeTruthy();
  await reach(user);
  expect(screen.getByRole("search", { name: "Search" })).toBeTruthy();
});

it("goes on with what was typed before its code was there", async () => {
  const { user } = show();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "em" } });
  const field = await reach(user);
  expect((field as HTMLInputElement).value).toBe("em");
  expect(document.activeElement).toBe(field);
});

it("searches from the third letter on, when the typing rests (L-9.22, L-9.23, C-5.58, C-7.16, C-7.17, C-9.13)", async () => {
  const { asked, user } = show();
  await reach(user);
  await options();
  await user.keyboard("em");
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked.some((search) => search.has("search"))).toBe(false);
  await user.keyboard("ber");
  await screen.findByText("Ember Drake");
  expect(asked.filter((search) => search.has("search")).map((search) => Object.fromEntries(search))).toEqual([
    { search: "ember", limit: "48", pageNo: "1" },
    { search: "ember", limit: "10", pageNo: "0" },
  ]);
  expect(screen.getByRole("option", { name: /Lanternhouse12 games/ }).getAttribute("href")).toBe("/providers/lanternhouse");
  expect(screen.getByRole("status").textContent).toBe("2 games found");
});

it("never lets an answer that comes late take the place of a newer one", async () => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  const { user } = show({
    games: async (search) => {
      if (search.get("search") !== "emb") return { status: 200, body: gamesAnswer([frost]) };
      await first;
      return { status: 200, body: gamesAnswer([ember]) };
    },
  });
  await reach(user);
  await user.keyboard("emb");
  await new Promise((resolve) => setTimeout(resolve, 400));
  await user.keyboard("er");
  await screen.findByRole("option", { name: /Frost/ });
  answerFirst();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText("Ember Drake")).toBeNull();
});

it("opens what the arrow keys chose with Enter, and remembers what was searched for", async () => {
  const { user } = show();
  await reach(user);
  await user.keyboard("ember");
  const option = await screen.findByRole("option", { name: /Ember Drake/ });
  const followed: string[] = [];
  document.addEventListener(
    "click",
    (event) => followed.push((event.target as Element).closest("a")?.getAttribute("href") ?? ""),
    {
      once: true,
    },
  );
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("combobox").getAttribute("aria-activedescendant")).toBe(option.id);
  await user.keyboard("{Enter}");
  expect(followed).toEqual(["/casino/games/ember-drake"]);
  expect(JSON.parse(localStorage.getItem("foyer.searches") ?? "")).toEqual(["ember"]);
});

it("leads to the list with Enter on the words themselves", async () => {
  const { user, went } = show();
  await reach(user);
  await user.keyboard("ember drake{Enter}");
  expect(went).toEqual(["/casino?search=ember%20drake#games"]);
});

it("searches again what was searched before, and forgets it with the Delete key", async () => {
  localStorage.setItem("foyer.searches", JSON.stringify(["ember", "frost"]));
  const { user } = show();
  const field = await reach(user);
  await screen.findByRole("option", { name: "frost" });
  await user.keyboard("{ArrowDown}{Delete}");
  expect(screen.queryByRole("option", { name: "ember" })).toBeNull();
  await user.click(screen.getByRole("option", { name: "frost" }));
  expect((field as HTMLInputElement).value).toBe("frost");
  await screen.findByRole("option", { name: /Ember Drake/ });
});

it("says that nothing was found, and suggests (L-8.12)", async () => {
  const { user } = show({
    games: (search) => ({ status: 200, body: gamesAnswer(search.get("suggested") ? [frost] : []) }),
  });
  await reach(user);
  await user.keyboard("zzzz");
  expect((await screen.findAllByText("No games found for “zzzz”")).length).toBeGreaterThan(0);
  await screen.findByRole("option", { name: /Frost Crown/ });
});

it("points at no suggestions where there are none (L-8.12)", async () => {
  const { user } = show({ games: () => ({ status: 200, body: gamesAnswer([]) }), studios: [] });
  await reach(user);
  await user.keyboard("zzzz");
  expect(await screen.findByText("Check the spelling.")).toBeTruthy();
});

it("says that the search failed, and tries again", async () => {
  let isBroken = true;
  const { user } = show({
    games: () => (isBroken ? { status: 400, body: { message: "No" } } : { status: 200, body: gamesAnswer([ember]) }),
  });
  await reach(user);
  await user.keyboard("ember");
  const alert = within(await screen.findByRole("alert"));
  isBroken = false;
  await user.click(alert.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByRole("option", { name: /Ember Drake/ })).toBeTruthy());
});
