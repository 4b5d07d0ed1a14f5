const all = "/api/user/get-all-games";
const pages = [1, 2, 5, 40, 200, 420, 830];
const orders = ["sort", "name", "rating", "new", "popular", "provider", "returnToPlayer", "maxMultiplier", "minBet"];
const filters = {
  none: "",
  category: "category=adventure",
  "top category": "topCategory=slots",
  "several studios": "provider=voltgrid,studio-1,studio-2,studio-3",
  themes: "themes=egypt,gold,ocean",
  rating: "rating=4",
  marks: "filter=demo,bonusBuy,playable",
  volatility: "filter=volatility:high|very-high",
  country: "countryCode=GB",
  currency: "currencyCode=BTC",
  everything:
    "topCategory=slots&themes=egypt,gold,night&rating=3&filter=demo,volatility:high|low&countryCode=GB&currencyCode=BTC",
};
const both = (filter, order, direction, page) =>
  `${all}?limit=24&pageNo=${page}&${filter}&orderBy=${order}&orderBySort=${direction}`;
const ways = ["asc", "desc"];

/** `made`: how many games are called `bench-…`. Each kind: every filter in all orders and on all pages, every order with all filters, every page with all of both. */
export function guestCalls(made) {
  const byFilter = Object.entries(filters).map(([name, filter]) => ({
    name: `filter: ${name}`,
    urls: ways.flatMap((way) => orders.flatMap((order) => pages.map((page) => both(filter, order, way, page)))),
  }));
  const byOrder = orders.map((order) => ({
    name: `order: ${order}`,
    urls: ways.flatMap((way) => Object.values(filters).flatMap((filter) => pages.map((page) => both(filter, order, way, page)))),
  }));
  const byPage = pages.map((page) => ({
    name: `page: ${page}`,
    mayBeEmpty: page * 24 > made,
    urls: Object.values(filters).flatMap((filter) => orders.map((order) => both(filter, order, "desc", page))),
  }));
  return [
    ...byFilter,
    ...byOrder,
    ...byPage,
    { name: "search: names", urls: searches(words) },
    { name: "search: with slips, each once", urls: searches(slips()) },
    { name: "facets", urls: Object.values(filters).map((filter) => `/api/user/get-game-facets?${filter}`) },
    {
      name: "similar games",
      urls: Array.from({ length: 500 }, (_, n) => `${all}?collection=similar&gameCodes=bench-${((n * 31) % made) + 1}`),
    },
    {
      name: "details",
      urls: Array.from(
        { length: 500 },
        (_, n) => `/api/user/get-game-details-with-subcategories?gameId=bench-${((n * 31) % made) + 1}`,
      ),
    },
  ];
}

/** Of a player with hundreds of favourites and games played. */
export const playerCalls = () =>
  [
    ["player: lobby page", "logged=true"],
    ["player: recent", "collection=recent"],
    ["player: favourites", "collection=favorites"],
    ["player: not played", "filterByNotPlayed=1"],
    ["player: suggestions", "suggested=1&limit=15"],
    ["player: lucky pick", "filterByNotPlayed=1&nextGameButton=1&limit=1"],
  ].map(([name, query]) => ({ name, urls: [1, 2, 5, 10].map((page) => `${all}?pageNo=${page}&${query}`) }));

const words = [
  "gold",
  "dragon",
  "lucky tiger",
  "megaways",
  "neon comet",
  "of fortune",
  "studio 12",
  "rush",
  "emerald reef quest",
  "goldendragon",
];

/** No two are alike, so that none is known from before. */
function slips() {
  const adjectives = [
    "Golden",
    "Crimson",
    "Silent",
    "Frozen",
    "Ancient",
    "Electric",
    "Velvet",
    "Savage",
    "Mystic",
    "Thunder",
    "Emerald",
    "Sapphire",
  ];
  const nouns = [
    "Dragon",
    "Scarab",
    "Temple",
    "Fortune",
    "Pirate",
    "Phoenix",
    "Harvest",
    "Lantern",
    "Orchard",
    "Pharaoh",
    "Serpent",
    "Gorilla",
  ];
  const names = adjectives.flatMap((adjective) => nouns.map((noun) => `${adjective} ${noun}`));
  return names.flatMap((name) =>
    Array.from({ length: 24 }, (_, index) => {
      const at = 1 + (index % (name.length - 2));
      const letter = "qxzwv"[Math.floor(index / (name.length - 2)) % 5];
      return name.slice(0, at) + letter + name.slice(at + 1);
    }),
  );
}

const searches = (texts) => texts.map((text) => `${all}?limit=48&search=${encodeURIComponent(text)}`);
