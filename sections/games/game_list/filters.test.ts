import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { filterFrom, orderFrom, orderInAddress, otherDirection } from "./filters";
import { schema } from "./schema";

const offered = { filters: true, search: true, sort: true, unplayed: true };
const props = (own: object = offered) => z.parse(schema, { source: { kind: "collection" }, ...own });
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
    expect(filterFrom({}, props(), guest)).toMatchObject({ orderBy: "sort", orderBySort: "desc" });
  });

  it("keeps the order that a source has of its own", () => {
    const newest = z.parse(schema, { source: { kind: "collection", value: "new" }, sort: true });
    expect(filterFrom({}, newest, guest).orderBy).toBeUndefined();
    expect(filterFrom({ sort: "name-asc" }, newest, guest).orderBy).toBe("name");
  });

  it("searches from three characters on (L-9.23)", () => {
    expect(filterFrom({ search: " em " }, props(), guest).search).toBeUndefined();
    expect(filterFrom({ search: " emb " }, props(), guest).search).toBe("emb");
  });

  it("leaves out what the section does not offer", () => {
    const search = { search: "ember", provider: "orbit", category: "fantasy", sort: "name-asc", unplayed: "true" };
    const filter = filterFrom(search, props({}), player);
    expect(JSON.parse(JSON.stringify(filter))).toEqual({ orderBy: "sort", orderBySort: "desc" });
  });

  it("narrows to unplayed games for players only (L-2.40)", () => {
    expect(filterFrom({ unplayed: "true" }, props(), player).filterByNotPlayed).toBe(true);
    expect(filterFrom({ unplayed: "true" }, props(), guest).filterByNotPlayed).toBeUndefined();
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
