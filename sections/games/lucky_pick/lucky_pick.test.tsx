// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { game, gamesAnswer } from "../../../src/testing/games";
import { prepare } from "../../../src/testing/render_section";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const deepNine = game({ masterCasinoGameId: 9, identifier: "deep-nine", name: "Deep Nine" });

async function show(
  props: Record<string, unknown>,
  { answers = [gamesAnswer([deepNine])], session = "user" as const, params = {} } = {},
) {
  const asked: URLSearchParams[] = [];
  const go = vi.fn();
  const services = {
    ...createTestServices({
      viewer: { session },
      transport: async ({ url }) => {
        asked.push(new URL(url, "https://foyer.example").searchParams);
        const body = answers[Math.min(asked.length, answers.length) - 1];
        return body ? { status: 200, body } : { status: 500, body: { message: "No" } };
      },
    }),
    go,
  };
  services.route.setState({ params });
  const { element } = await prepare([section("lucky_pick", { props })], services);
  render(element);
  return { asked, go };
}

it("asks for one game that was not played, without the one that is open, and goes there (L-4.40, L-4.41)", async () => {
  const { asked, go } = await show({ showPreview: false }, { params: { game: "ember-drake" } });
  fireEvent.click(screen.getByRole("button", { name: "Lucky pick" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("/casino/games/deep-nine"));
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    pageNo: "1",
    limit: "1",
    filterByNotPlayed: "true",
    nextGameButton: "true",
    excludeGameId: "ember-drake",
  });
  fireEvent.click(screen.getByRole("button", { name: "Lucky pick" }));
  await waitFor(() => expect(go).toHaveBeenCalledTimes(2));
  expect(JSON.stringify(localStorage)).toContain("ember-drake");
});

it("says when nothing is left, and goes nowhere", async () => {
  const { go } = await show({ showPreview: false }, { answers: [gamesAnswer([])] });
  fireEvent.click(screen.getByRole("button", { name: "Lucky pick" }));
  expect(await screen.findByText("Nothing new is left for now.")).toBeTruthy(); // of none that was skipped
  expect(go).not.toHaveBeenCalled();
});

it("says that what was skipped comes back, where something was (L-4.42)", async () => {
  await show({ showPreview: true }, { answers: [gamesAnswer([deepNine]), gamesAnswer([])] });
  await screen.findByText("Deep Nine");
  fireEvent.click(screen.getByRole("button", { name: "Another one" }));
  expect(await screen.findByText(/Nothing new is left for now. Games you skipped come back/)).toBeTruthy();
});

it("shows the pick before it opens exactly that one (S-2.72)", async () => {
  const { asked, go } = await show({ showPreview: true });
  expect(await screen.findByText("Deep Nine")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "To the game" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("/casino/games/deep-nine"));
  expect(asked).toHaveLength(1);
});

it("picks another one than it showed", async () => {
  const { asked } = await show({ showPreview: true }, { answers: [gamesAnswer([deepNine]), gamesAnswer([game()])] });
  await screen.findByText("Deep Nine");
  const another = screen.getByRole<HTMLButtonElement>("button", { name: "Another one" });
  fireEvent.click(another);
  expect([another.disabled, another.getAttribute("aria-disabled")]).toEqual([false, "true"]); // or it would lose the focus (WCAG 2.4.3)
  expect(await screen.findByText("Ember Drake")).toBeTruthy();
  expect(asked[1]?.get("excludeGameId")).toBe("9");
});
