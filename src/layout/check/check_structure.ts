import type { Finding } from "../../../schemas/finding";
import { shapeOf } from "../route_shape";
import { blocking, inProps, type Subject, warning } from "./subject";

const manySections = 300;
const manyCharacters = 500_000;

/** The page as a whole: its route, the names that its split-views take, its size. */
export function checkStructure(subject: Subject): Finding[] {
  return [...checkRoute(subject), ...checkSplits(subject), ...checkSize(subject)];
}

function checkRoute({ page, facts }: Subject): Finding[] {
  const taken = facts.pages.find(({ id, route }) => id !== page.id && shapeOf(route) === shapeOf(page.route));
  return taken ? [blocking("route.taken", { path: ["route"] }, { route: page.route, page: taken.id })] : [];
}

/** A split-view takes sections from the top of the page by their names (L-2.96): each name must mean one section. */
function checkSplits({ page, sections, registry }: Subject): Finding[] {
  return sections.flatMap(({ section, holders }) =>
    (registry.columnsOf(section) ?? []).flatMap((names, column) =>
      names.flatMap((name, index): Finding[] => {
        const named = page.sections.filter((each) => each.name === name && each !== section && !holders.includes(each));
        const at = { section, path: inProps(["columns", column, index]) };
        if (named.length === 0) return [blocking("split.name_missing", at, { name })];
        return named.length > 1 ? [blocking("split.name_twice", at, { name, count: named.length })] : [];
      }),
    ),
  );
}

function checkSize({ page, sections }: Subject): Finding[] {
  const characters = JSON.stringify(page).length;
  if (sections.length <= manySections && characters <= manyCharacters) return [];
  return [warning("page.large", {}, { count: sections.length, kilobytes: Math.round(characters / 1000) })];
}
