import { describe, expect, it } from "vitest";
import { withFavorite } from "./with_favorite";

const answer = {
  categoryGames: {
    count: 2,
    rows: [
      { masterCasinoGameId: 1, isFavorite: false },
      { masterCasinoGameId: 2, isFavorite: true },
    ],
  },
};

describe("withFavorite", () => {
  it("changes the one game and keeps the others' identity", () => {
    const changed = withFavorite(answer, 1, true);
    expect(changed.categoryGames.rows[0]).toEqual({ masterCasinoGameId: 1, isFavorite: true });
    expect(changed.categoryGames.rows[1]).toBe(answer.categoryGames.rows[1]);
    expect(changed.categoryGames.count).toBe(2);
  });

  it.each([
    ["the game is not there", 9],
    ["it is so already", 2],
  ])("answers the very same where %s", (_, id) => {
    expect(withFavorite(answer, id, true)).toBe(answer);
  });

  it.each([undefined, null, "text", { rows: 3 }, { categoryGames: null }])("leaves %s as it is", (value) => {
    expect(withFavorite(value, 1, true)).toBe(value);
  });
});
