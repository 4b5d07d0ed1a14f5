import { type Catalogue, isConnected, type ListedGame } from "./catalogue";
import { fold } from "./fold";
import { publishedReturn } from "./published_return";

type Key = (game: ListedGame, catalogue: Catalogue) => number | string | null;

const keys: Record<string, Key> = {
  sort: ({ sort }) => sort,
  name: ({ name }) => fold(name),
  rating: ({ rating }) => rating,
  new: ({ releasedAt }) => releasedAt.getTime(),
  popular: ({ popularity }) => popularity,
  provider: ({ providerId }, { providerOf }) => fold(providerOf.get(providerId)?.name ?? ""),
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

function makeOrder(catalogue: Catalogue, name: string, direction: "asc" | "desc") {
  const key = keys[name];
  const values = catalogue.games.map((game) => key?.(game, catalogue) ?? null);
  const sign = direction === "asc" ? 1 : -1;
  const isClosed = catalogue.games.map((game) => recommending.includes(name) && !isConnected(game));
  return Uint32Array.from(values.keys()).sort((a, b) => {
    if (isClosed[a] !== isClosed[b]) return isClosed[a] ? 1 : -1;
    const [one = null, other = null] = [values[a], values[b]];
    if (one === other) return a - b; // places are by `sort` and number already
    if (one === null) return 1;
    if (other === null) return -1;
    return one < other ? -sign : sign;
  });
}
