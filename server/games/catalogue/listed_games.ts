import type { Game } from "../../../schemas/api/games";
import { readTogether } from "../../platform/read_together";
import type { Queryable } from "../../platform/plugins/database";
import type { Catalogue } from "./catalogue";
import { toGame } from "./game_answer";
import type { GameViewer } from "./game_query";
import { readFavorites, readGames } from "./queries";
import { withNames } from "./with_names";

/** A game as it is sent, and its JSON. */
export interface WrittenGame {
  game: Game;
  json: Buffer;
}

type Caller = Pick<GameViewer, "userId" | "mayBuyBonus">;
type Row = Awaited<ReturnType<typeof readGames>>[number];

/** Games as one statement found them; each is written once for all who asked at that moment. */
interface Reading {
  rows: ReadonlyMap<number, Row>;
  written: WeakMap<Catalogue, Map<string, WrittenGame>>;
}

const readers = new WeakMap<Queryable, (ids: readonly number[]) => Promise<Reading>>();

function readerOn(db: Queryable) {
  let reader = readers.get(db);
  if (!reader) {
    reader = readTogether(async (ids: readonly number[]) => {
      const rows = await readGames(db, ids);
      return { rows: new Map(rows.map((row) => [row.id, row])), written: new WeakMap() };
    });
    readers.set(db, reader);
  }
  return reader;
}

/** Games by number in their order, read from the database now; those that are gone are not in it. */
export async function readListed(
  db: Queryable,
  catalogue: Catalogue,
  { ids, caller }: { ids: readonly number[]; caller: Caller },
): Promise<WrittenGame[]> {
  if (ids.length === 0) return [];
  const [reading, favorites] = await Promise.all([
    readerOn(db)(ids),
    caller.userId === null ? none : readFavorites(db, caller.userId, ids),
  ]);
  return ids.flatMap((id) => writeGame(reading, catalogue, { id, ...caller, isFavorite: favorites.has(id) }) ?? []);
}

const none: ReadonlySet<number> = new Set();

function writeGame(
  { rows, written }: Reading,
  catalogue: Catalogue,
  { id, mayBuyBonus, isFavorite }: { id: number; mayBuyBonus: boolean; isFavorite: boolean },
): WrittenGame | null {
  const row = rows.get(id);
  if (!row) return null;
  let known = written.get(catalogue);
  if (!known) written.set(catalogue, (known = new Map()));
  const key = `${id} ${mayBuyBonus} ${isFavorite}`;
  let one = known.get(key);
  if (!one) {
    const game = toGame(withNames(catalogue, { game: row, isFavorite }), { mayBuyBonus });
    known.set(key, (one = { game, json: Buffer.from(JSON.stringify(game)) }));
  }
  return one;
}
