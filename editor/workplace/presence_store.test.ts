import { expect, it } from "vitest";
import { initialsOf, othersIn } from "./presence_store";

it("lists everybody else once, with all their sections", () => {
  const tab = (userId: number, name: string, section: string | null) => ({
    connection: `${userId}${section}`,
    userId,
    name,
    section,
  });
  const visitors = [
    tab(3, "Tove Lindqvist", "hero"),
    tab(1, "Ada", null),
    tab(3, "Tove Lindqvist", "games"),
    tab(2, "Ines Moreau", null),
  ];
  expect(othersIn(visitors, 1)).toEqual([
    { userId: 2, name: "Ines Moreau", initials: "IM", color: 3, sections: [] },
    { userId: 3, name: "Tove Lindqvist", initials: "TL", color: 4, sections: ["hero", "games"] },
  ]);
});

it("keeps the list while it says the same, so that nothing is rendered again (issue 18: it answers at once)", () => {
  const tove = { connection: "a", userId: 3, name: "Tove Lindqvist", section: "hero" };
  const before = othersIn([tove], 1);
  expect(othersIn([{ ...tove, connection: "b" }], 1, before)).toBe(before);
  expect(othersIn([{ ...tove, section: "games" }], 1, before)).not.toBe(before);
});

it.each([
  ["Tove Lindqvist", "TL"],
  ["Ines de la Cruz Moreau", "IM"],
  ["ada", "AD"],
  ["tove@foyer.test", "TT"],
  ["", ""],
])("makes initials of %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
