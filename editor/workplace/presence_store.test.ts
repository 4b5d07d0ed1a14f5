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

it.each([
  ["Tove Lindqvist", "TL"],
  ["Ines de la Cruz Moreau", "IM"],
  ["ada", "AD"],
  ["tove@foyer.test", "TT"],
  ["", ""],
])("makes initials of %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
