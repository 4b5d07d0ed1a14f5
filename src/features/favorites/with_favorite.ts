/**
 * An answer with games in which one game is a favourite or is none; the very same answer where it is not among them.
 * The lists differ in where they hold their rows, so every `rows` of the answer is looked at.
 */
export function withFavorite<Answer>(answer: Answer, gameId: number, isFavorite: boolean): Answer {
  if (typeof answer !== "object" || answer === null) return answer;
  let changed: Record<string, unknown> | undefined;
  for (const [key, list] of Object.entries(answer)) {
    const rows = rowsOf(list);
    if (!rows?.some((game) => game.masterCasinoGameId === gameId && game.isFavorite !== isFavorite)) continue;
    const next = rows.map((game) => (game.masterCasinoGameId === gameId ? { ...game, isFavorite } : game));
    changed = { ...(changed ?? answer), [key]: { ...list, rows: next } };
  }
  return (changed as Answer | undefined) ?? answer; // the same fields with the same kinds of values
}

function rowsOf(list: unknown): { masterCasinoGameId: number; isFavorite: boolean }[] | null {
  if (typeof list !== "object" || list === null || !("rows" in list)) return null;
  return Array.isArray(list.rows) ? list.rows : null;
}
