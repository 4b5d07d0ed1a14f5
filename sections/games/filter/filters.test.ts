import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Source } from "../source_schema";
import { type Chosen, chosenFrom, facets, featureNames, toggled, volatilities, withValues } from "./chosen";
import { type Followed, filterFrom, orderFrom, orderInAddress, otherDirection } from "./filters";

const all: Source = { kind: "collection", value: "" };
const following = (own: Partial<Followed> = {}): Followed => ({
  source: all,
  filters: true,
  search: true,
  sort: true,
  unplayed: true,
  ...own,
});
const guest = {
  viewer: {
    session: "guest",
    depositCount: 0,
    country: null,
    subdivision: null,
    language: "en",
    device: "desktop",
    now: "2026-01-01T00:00:00Z",
  },
} as const;
const player = { viewer: { ...guest.viewer, session: "user" } } as const;

describe("filterFrom", () => {
  it("orders by sort, descending, where the address says nothing (L-4.37)", () => {
    expect(filterFrom({}, following(), guest)).toMatchObject({ orderBy: "sort", orderBySort: "desc" });
  });

  it("keeps the order that a source has of its own", () => {
    const newest = following({ source: { kind: "collection", value: "new" } });
    expect(filterFrom({}, newest, guest).orderBy).toBeUndefined();
    expect(filterFrom({ sort: "name-asc" }, newest, guest).orderBy).toBe("name");
  });

  it("searches from three characters on (L-9.23)", () => {
    expect(filterFrom({ search: " em " }, following(), guest).search).toBeUndefined();
    expect(filterFrom({ search: " emb " }, following(), guest).search).toBe("emb");
  });

  it("leaves out what the list does not follow", () => {
    const search = {
      search: "ember",
      provider: "orbit",
      category: "fantasy",
      feature: "new",
      sort: "name-asc",
      unplayed: "true",
    };
    const none = following({ filters: false, search: false, sort: false, unplayed: false });
    expect(JSON.parse(JSON.stringify(filterFrom(search, none, player)))).toEqual({ orderBy: "sort", orderBySort: "desc" });
  });

  it("narrows to unplayed games for players only (L-2.40)", () => {
    expect(filterFrom({ unplayed: "true" }, following(), player).filterByNotPlayed).toBe(true);
    expect(filterFrom({ unplayed: "true" }, following(), guest).filterByNotPlayed).toBeUndefined();
  });

  it("asks for several studios, categories and themes, and for features with volatilities", () => {
    const search = {
      provider: "orbit,dune",
      category: "fantasy",
      theme: "egypt,gold",
      feature: "new,bonus-buy",
      volatility: "high,very-high",
    };
    expect(filterFrom(search, following(), guest)).toMatchObject({
      provider: "dune,orbit",
      category: "fantasy",
      themes: "egypt,gold",
      filter: "bonusBuy,new,volatility:high|very-high",
    });
  });

  it("leaves what is unknown or malformed out", () => {
    const search = { feature: "free-money,new", volatility: "extreme", provider: "orbit,<b>,../x,", theme: "a b" };
    expect(JSON.parse(JSON.stringify(filterFrom(search, following(), guest)))).toEqual({
      provider: "orbit",
      filter: "new",
      orderBy: "sort",
      orderBySort: "desc",
    });
  });

  it("keeps a studio's list to its studio, and a category's to its category", () => {
    const search = { provider: "orbit", category: "fantasy" };
    expect(filterFrom(search, following({ source: { kind: "provider", value: "dune" } }), guest).provider).toBeUndefined();
    expect(filterFrom(search, following({ source: { kind: "category", value: "fruit" } }), guest).category).toBeUndefined();
  });

  it("stays what a call may ask, whatever is in the address", () => {
    const names = fc.constantFrom("search", "sort", "unplayed", ...facets);
    fc.assert(
      fc.property(fc.dictionary(names, fc.string({ maxLength: 3000 })), (search) => {
        const filter = filterFrom(search, following(), player);
        for (const value of Object.values(filter)) if (typeof value === "string") expect(value.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe("what is chosen", () => {
  const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,12}$/), { maxLength: 10 });
  const arbitraryChosen: fc.Arbitrary<Chosen> = fc.record({
    provider: slugs,
    category: slugs,
    theme: slugs,
    feature: fc.subarray([...featureNames]),
    volatility: fc.subarray(volatilities),
  });

  it("is in the address as it was chosen", () => {
    fc.assert(
      fc.property(arbitraryChosen, (chosen) => {
        const address = facets.map((facet) => withValues(facet, chosen[facet]).slice(1)).join("&");
        expect(chosenFrom(Object.fromEntries(new URLSearchParams(address)))).toEqual(chosen);
      }),
    );
  });

  it("is what it was after choosing something and taking it away", () => {
    fc.assert(
      fc.property(slugs, fc.stringMatching(/^[a-z]{14}$/), (values, value) => {
        expect(toggled(toggled(values, value), value)).toEqual(values);
      }),
    );
  });
});

describe("an order in the address", () => {
  it.each(["name-asc", "name-desc", "returnToPlayer-asc"])("reads and writes %s", (value) => {
    expect(orderInAddress(orderFrom(value))).toBe(value);
  });

  it.each(["", "sort-desc", "drop table", "constructor-asc"])("is the default one for %j", (value) => {
    expect(orderInAddress(orderFrom(value))).toBe("");
  });

  it("turns around and back (L-4.38)", () => {
    expect(orderInAddress(otherDirection(orderFrom("name-asc")))).toBe("name-desc");
    expect(otherDirection(otherDirection(orderFrom("name-asc")))).toEqual(orderFrom("name-asc"));
  });
});
