import { type Catalogue, isConnected, type ListedGame } from "./catalogue";
import { publishedReturn } from "./published_return";

type Key = (game: ListedGame, place: number, catalogue: Catalogue) => number | string | null;

const keys: Record<string, Key> = {
  sort: ({ sort }) => sort,
  name: (_game, place, { names }) => names.names[place] ?? "",
  rating: ({ rating }) => rating,
  new: ({ releasedAt }) => releasedAt.getTime(),
  popular: ({ popularity }) => popularity,
  provider: (_game, place, { names }) => names.studios[place] ?? "",
  returntoplayer: publishedReturn,
  rtp: publishedReturn,
  maxmultiplier: ({ maxMultiplier }) => maxMultiplier,
  minbet: ({ minBet }) => minBet,
};

/** Orders that recommend: in them what opens comes first. The others are of a figure or a name, and say nothing else. */
const recommending = ["sort", "rating", "new", "popular"];

/** The name of an order as keys are written, or null where there is none of that name. */
export function orderNamed(orderBy: string | undefined): string | null {
  const name = orderBy?.toLowerCase().replace(/[^a-z]/g, "") ?? "";
  return Object.hasOwn(keys, name) ? name : null;
}

/** All places in an order; without a figure last, and where it is the same by `sort` and number. Made once. */
export function orderOf(catalogue: Catalogue, name: string, direction: "asc" | "desc"): Uint32Array {
  const at = `${name} ${direction}`;
  let order = catalogue.orders.get(at);
  if (!order) catalogue.orders.set(at, (order = makeOrder(catalogue, name, direction)));
  return order;
}

function makeOrder(catalogue: Catalogue, name: string, direction: "asc" | "desc"): Uint32Array {
  const { games, size } = catalogue;
  const key = keys[name];
  const values = games.map((game, place) => key?.(game, place, catalogue) ?? null);
  const known = [...new Set(values)].filter((value) => value !== null).sort((a, b) => (a < b ? -1 : 1));
  const ranks = new Map<number | string | null, number>(
    known.map((value, rank) => [value, direction === "asc" ? rank : known.length - rank]),
  );
  const recommends = recommending.includes(name);
  const sorted = Float64Array.from(games, (game, place) => {
    const rank = ranks.get(values[place] ?? null) ?? known.length + 1;
    const group = recommends && !isConnected(game) ? known.length + 2 + rank : rank;
    return group * size + place; // places are by `sort` and number already
  }).sort();
  return Uint32Array.from(sorted, (value) => value % size);
}
