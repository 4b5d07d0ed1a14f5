import { expect, it } from "vitest";
import { groupByDay, groupRevisions, type Revision } from "./group_revisions";

const revision = (number: number, createdAt: string, more: Partial<Revision> = {}): Revision => ({
  revision: number,
  createdAt,
  author: "ada@foyer.test",
  authorName: "Ada",
  origin: null,
  isPublished: false,
  publications: [],
  plannedAt: null,
  ...more,
});
const at = (time: string, day = "19") => new Date(`2026-11-${day}T${time}:00`).toISOString();
const numbers = (list: Revision[], opened: number[] = []) =>
  groupRevisions(list, new Set(opened)).map(({ revisions }) => revisions.map((each) => each.revision));

it.each<[string, Revision[], number[][]]>([
  [
    "takes one person's saves within a while together",
    [revision(3, at("12:04")), revision(2, at("12:01")), revision(1, at("11:00"))],
    [[3, 2], [1]],
  ],
  ["keeps two people's apart", [revision(2, at("12:04")), revision(1, at("12:03"), { author: "tove@foyer.test" })], [[2], [1]]],
  [
    "lets a merge and what was live stand alone",
    [revision(3, at("12:04")), revision(2, at("12:03"), { origin: "merge" }), revision(1, at("12:02"), { isPublished: true })],
    [[3], [2], [1]],
  ],
  ["does not reach across what a filter left out", [revision(5, at("12:04")), revision(3, at("12:03"))], [[5], [3]]],
])("%s", (_, list, expected) => {
  expect(numbers(list)).toEqual(expected);
});

it("shows each save of a run that was opened", () => {
  expect(numbers([revision(3, at("12:04")), revision(2, at("12:03")), revision(1, at("12:02"))], [3, 2])).toEqual([
    [3],
    [2],
    [1],
  ]);
});

it("groups runs by the reader's day", () => {
  const runs = groupRevisions([revision(3, at("12:04")), revision(2, at("09:00")), revision(1, at("23:00", "18"))], new Set());
  expect(groupByDay(runs).map(([day, list]) => [day, list.length])).toEqual([
    ["2026-11-19", 2],
    ["2026-11-18", 1],
  ]);
});
