// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { BackOfficeGame } from "../../../../schemas/api/backoffice_games";
import { createApi } from "../../../../src/kit/api/api";
import { page } from "../../../testing/build";
import { createTestWorkplace, renderAt } from "../../../testing/workplace";
import { Games } from "./Games";

afterEach(cleanup);

const src = "/api/core/casino/assets/uploads/abc.avif";
const asset = {
  id: "abc",
  src,
  name: "dice.png",
  width: 480,
  height: 480,
  bytes: 900,
  color: null,
  createdAt: "2026-03-01T10:00:00Z",
};

/** A server with one game, which does what it is told; `isBroken`: it is down. */
function openGames({ isBroken = false, role = "administrator" as "administrator" | "content_editor" } = {}) {
  let game: BackOfficeGame = {
    ...{ gameId: 7, identifier: "dice", name: "Dice", studio: "Foyer", isActive: true },
    ...{ thumbUrl: null, squareUrl: null, portraitUrl: null },
  };
  const asked: unknown[] = [];
  const api = createApi(async ({ method, url, body }) => {
    if (isBroken) return { status: 503, body: { message: "no" } };
    if (url.includes("/assets")) return { status: 200, body: { assets: { count: 1, rows: [asset] } } };
    if (method === "GET") {
      const rows = new URLSearchParams(url.split("?")[1]).get("search") === "nothing" ? [] : [game];
      return { status: 200, body: { games: { count: rows.length, rows } } };
    }
    asked.push(body);
    game = { ...game, ...(body as object) };
    return { status: 200, body: { game } };
  });
  renderAt({ ...createTestWorkplace(page(), {}, role), api }, <Games />);
  return { user: userEvent.setup(), asked };
}
const square = async () => within(await screen.findByRole("group", { name: "Square" }));

it("gives a game a picture from the library, and its usual one again", async () => {
  const { user, asked } = openGames();
  expect((await square()).getByText("usual one")).toBeTruthy();
  await user.click((await square()).getByRole("button", { name: "Dice, Square: choose or upload a picture" }));
  await user.click(await screen.findByRole("button", { name: /dice\.png/ }));
  expect(await (await square()).findByText("own picture")).toBeTruthy();
  await user.click((await square()).getByRole("button", { name: "Dice, Square: the usual picture again" }));
  expect(await (await square()).findByText("usual one")).toBeTruthy();
  expect(asked).toEqual([{ squareUrl: src }, { squareUrl: null }]);
});

it("takes an address, and says what is wrong with one that is none", async () => {
  const { user, asked } = openGames();
  await user.click((await square()).getByRole("button", { name: "Dice, Square: a picture at an address" }));
  const input = (await square()).getByLabelText("Address of the picture");
  await user.type(input, "http://pictures.example/a.png{Enter}");
  expect((await (await square()).findByRole("alert")).textContent).toContain("no address of a picture");
  await user.clear(input);
  await user.type(input, "https://pictures.example/a.png{Enter}");
  expect(await (await square()).findByText("own picture")).toBeTruthy();
  expect(asked).toEqual([{ squareUrl: "https://pictures.example/a.png" }]);
});

it("shows content editors the pictures and nothing to change them by", async () => {
  openGames({ role: "content_editor" });
  expect((await square()).queryByRole("button")).toBeNull();
});

it("says so where no game is called so, or the list does not come", async () => {
  const { user } = openGames();
  await user.type(await screen.findByRole("searchbox"), "nothing");
  expect(await screen.findByText("No game is called like “nothing”.")).toBeTruthy();
  cleanup();
  openGames({ isBroken: true });
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
});
