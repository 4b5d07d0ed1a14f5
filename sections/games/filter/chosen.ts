/** What a list of games can be narrowed by, several values of each; so they are called in the address. */
export const facets = ["provider", "category", "feature", "volatility", "theme"] as const;
export type Facet = (typeof facets)[number];
export type Chosen = Readonly<Record<Facet, readonly string[]>>;

/** A game's features, with what the calls name them. */
export const features = {
  "bonus-buy": "bonusBuy",
  "drops-wins": "dropsWins",
  new: "new",
  playable: "playable",
  demo: "demo",
} as const;
export type Feature = keyof typeof features;
export const featureNames = Object.keys(features) as Feature[];
export const volatilities = ["low", "medium", "high", "very-high"];

const slug = /^[a-z0-9][a-z0-9_-]{0,79}$/i;
const isMeant: Record<Facet, (value: string) => boolean> = {
  provider: (value) => slug.test(value),
  category: (value) => slug.test(value),
  theme: (value) => slug.test(value),
  feature: (value) => Object.hasOwn(features, value),
  volatility: (value) => volatilities.includes(value),
};

/** As long as a call's parameter may be, its values together. */
const longest = 200;

/** What the address chooses. Anybody can write an address: what can't be meant is left out. */
export const chosenFrom = (search: Readonly<Record<string, string>>) =>
  Object.fromEntries(facets.map((facet) => [facet, valuesOf(search[facet], isMeant[facet])])) as unknown as Chosen;

function valuesOf(text: string | undefined, isValue: (value: string) => boolean): string[] {
  const values: string[] = [];
  for (const value of new Set((text ?? "").split(","))) {
    if (isValue(value) && [...values, value].join(",").length <= longest) values.push(value);
  }
  return values;
}

/** The address with other values of one facet; none takes it away. */
export const withValues = (facet: Facet, values: readonly string[]) => `?${facet}=${values.map(encodeURIComponent).join(",")}`;

export const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

export const countChosen = (chosen: Chosen, among: readonly Facet[] = facets) =>
  among.reduce((sum, facet) => sum + chosen[facet].length, 0);

/** The address without anything that narrows the list; the order stays. */
export const nothingChosen = `?${["search", "unplayed", ...facets].map((name) => `${name}=`).join("&")}`;
