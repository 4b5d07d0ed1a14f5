// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { Transport } from "../../src/kit/api/api";
import { renderField } from "../testing/render_field";

afterEach(cleanup);
const user = userEvent.setup();

const games = [
  ["ice", "Ice Palace", "north", "winter"],
  ["fox", "Fox Run", "north", "animals"],
  ["owl", "Owl Night", "south", "animals"],
].map(([identifier = "", name = "", studio = "", theme = ""]) => ({ identifier, name, studio, theme }));

const list = { control: "list", item: { control: "game" }, starter: "", isPicked: true } as const;

/** A catalogue that narrows by studio and theme as the site does. */
const catalogue: Transport = async ({ url, body }) => {
  const { pathname: path, searchParams: asked } = new URL(url, "http://site.test");
  const fitting = games.filter(
    ({ studio, theme, name }) =>
      [studio, null, ""].includes(asked.get("provider")) &&
      [theme, null, ""].includes(asked.get("themes")) &&
      name.toLowerCase().includes((asked.get("search") ?? "").toLowerCase()),
  );
  if (path.includes("get-game-facets"))
    return {
      status: 200,
      body: {
        facets: {
          count: fitting.length,
          providers: [
            { id: "north", name: "Northlight", count: 2 },
            { id: "south", name: "Southwind", count: 1 },
          ],
          topCategories: [],
          categories: [],
          themes: [{ theme: "animals", count: 2 }],
          volatilities: [],
          marks: [],
        },
      },
    };
  if (path.includes("get-all-games")) {
    const rows = fitting.map(({ identifier, name, studio, theme }) => ({
      masterCasinoGameId: 1,
      identifier,
      name,
      ...Object.fromEntries(
        [
          "thumbnailUrl",
          "squareImgUrl",
          "portraitImgUrl",
          "optimizedMobileThumbnailUrl",
          "optimizedPortraitImgUrl",
          "imageColor",
        ].map((key) => [key, ""]),
      ),
      masterCasinoProviderId: studio,
      providerName: `${studio}, ${theme}`,
      ...{ returnToPlayer: null, maxMultiplier: null, minBet: null, sort: 1, isConnected: true, hasDemo: true },
      ...{ hasBonusBuy: false, isDropsWins: false, isBonus: false, isNew: false, isFavorite: false, subCategoryName: {} },
    }));
    return { status: 200, body: { categoryGames: { count: rows.length, rows } } };
  }
  const { references = [] } = (body ?? {}) as { references?: { kind: string; id: string }[] };
  const nameOf = (id: string) => games.find(({ identifier }) => identifier === id)?.name ?? id;
  return {
    status: 200,
    body: { references: references.map(({ kind, id }) => ({ kind, id, state: "open", name: { en: nameOf(id) } })) },
  };
};

const open = async () => {
  await user.click(screen.getByRole("button", { name: "Choose many for Field" }));
  return within(await screen.findByRole("dialog", { name: "Choose for Field" }));
};

it("many are chosen at once, narrowed by studio and theme, in the order in which they were ticked (issue 18, 1)", async () => {
  const field = renderField(list, { value: ["ice"], answer: catalogue });
  const dialog = await open();
  const taken = await dialog.findByRole<HTMLInputElement>("checkbox", { name: /Ice Palace/ });
  expect([taken.checked, taken.disabled]).toEqual([true, true]);
  await user.selectOptions(dialog.getByLabelText("Theme"), await dialog.findByRole("option", { name: "Animals (2)" }));
  await waitFor(() => expect(dialog.queryByRole("checkbox", { name: /Ice Palace/ })).toBeNull());
  await user.click(dialog.getByRole("checkbox", { name: /Owl Night/ }));
  await user.selectOptions(dialog.getByLabelText("Studio"), "north");
  await waitFor(() => expect(dialog.getAllByRole("checkbox")).toHaveLength(1));
  await user.click(dialog.getByRole("checkbox", { name: /Fox Run/ }));
  expect(dialog.getByRole("status").textContent).toBe("2 chosen");
  await user.click(dialog.getByRole("button", { name: "Add 2" }));
  expect(field.value()).toEqual(["ice", "owl", "fox"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a search that finds nothing says so, and closing changes nothing", async () => {
  const field = renderField(list, { value: ["ice"], answer: catalogue });
  const dialog = await open();
  await user.type(dialog.getByRole("searchbox"), "zebra");
  expect(await dialog.findByText("Nothing found")).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>("button", { name: /^Add/ }).disabled).toBe(true);
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(field.value()).toEqual(["ice"]);
});

it("a list that can not be loaded says so and can be tried again", async () => {
  let isUp = false;
  renderField(list, { answer: async (asked) => (isUp ? catalogue(asked) : { status: 503, body: {} }) });
  const dialog = await open();
  await dialog.findByRole("alert");
  isUp = true;
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByRole("checkbox", { name: /Fox Run/ })).toBeTruthy();
});

it("an entry of a picked list has one cross, the list's own", () => {
  renderField(list, { value: ["ice"], answer: catalogue });
  const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? "");
  expect(names.filter((name) => /Remove|Clear/.test(name))).toEqual(["Remove Entry 1"]);
});

it("leads the focus from the button that asked for the last games to the first of them (WCAG 2.4.3)", async () => {
  const inPages: Transport = async (request) => {
    const answer = await catalogue(request);
    if (answer?.status !== 200 || !request.url.includes("get-all-games")) return answer;
    const { categoryGames } = answer.body as { categoryGames: { count: number; rows: unknown[] } };
    const rows = request.url.includes("pageNo=1") ? categoryGames.rows.slice(0, 2) : categoryGames.rows.slice(2);
    return { ...answer, body: { categoryGames: { ...categoryGames, rows } } };
  };
  renderField(list, { answer: inPages });
  const dialog = await open();
  await user.click(await dialog.findByRole("button", { name: "Show more (2 of 3)" }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("checkbox", { name: /Owl Night/ })));
});
