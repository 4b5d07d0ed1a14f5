import { maxDepth, maxSections, type Page, type Section } from "../../schemas/page";
import { arrange, type Placed } from "./merge_places";
import { mergeFields, type Decide } from "./merge_value";
import { isSameValue } from "./same_value";
import { flatten, height, own } from "./tree";
import type { Conflict, Choices, Merged, Versions } from "./merge_types";

const undecided: Choices = new Map();
const mineStands: Decide = (_, { mine }) => mine;

/**
 * Joins two pages that were made from one, section by section: fields by path, texts by language, places by parent and
 * order. Nothing of either side is lost: what can not stand beside the other's is a conflict. Where nothing differs
 * from mine it answers that very page, and every section that is as in mine is the very same.
 */
export function mergePages(versions: Versions, choices: Choices = undecided, stands: Decide = mineStands): Merged {
  const { base, mine, theirs } = versions;
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return { page: mine, conflicts: [] };
  if (isSameValue(base, mine)) return { page: theirs, conflicts: [] };
  const conflicts: Conflict[] = [];
  const decide =
    (id: string | null): Decide =>
    (path, values) => {
      const key = JSON.stringify(["value", id, ...path]);
      conflicts.push({ key, id, kind: "value", path, ...values });
      return choices.get(key) === "theirs" ? values.theirs : stands(path, values);
    };
  const fields = mergeFields({ base: own(base), mine: own(mine), theirs: own(theirs) }, [], decide(null));
  const placed = arrange(versions, choices, conflicts);
  const sections = build(placed, versions, decide);
  const isMine = Object.entries(fields).every(([key, value]) => own(mine)[key] === value) && sections === mine.sections;
  const page =
    isMine && Object.keys(fields).length === Object.keys(own(mine)).length ? mine : withSections(mine, fields, sections);
  if (fits(page)) return { page, conflicts };
  const key = JSON.stringify(["page"]);
  return { page: choices.get(key) === "theirs" ? theirs : mine, conflicts: [{ key, id: null, kind: "page" }] };
}

const fits = ({ sections }: Page) =>
  flatten(sections).length <= maxSections && sections.every((section) => height(section) <= maxDepth);

/** The fields in the order of mine, with the sections where mine has them. */
function withSections(mine: Page, fields: Record<string, unknown>, sections: Section[]): Page {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(fields)])];
  const values = keys.filter((key) => key === "sections" || Object.hasOwn(fields, key));
  return Object.fromEntries(values.map((key) => [key, key === "sections" ? sections : fields[key]])) as unknown as Page; // the fields of a page, merged
}

function build(placed: Placed, versions: Versions, decide: (id: string) => Decide): Section[] {
  const { mine, theirs, base } = placed.entries;
  const children = (parent: string | null) => (placed.order.get(parent) ?? []).map(sectionOf);

  function sectionOf(id: string): Section {
    const [one, other] = [mine.get(id)?.section, theirs.get(id)?.section];
    const whole = one ?? other;
    if (!whole) throw new Error(`Section ${id} is on neither side`);
    const before = base.get(id)?.section;
    const both = one && other && { base: before ? own(before) : {}, mine: own(one), theirs: own(other) };
    const fields = both ? mergeFields(both, [], decide(id)) : own(whole);
    const sections = children(id);
    const isContainer = sections.length > 0 || holdsList(before, one, other);
    return (
      [one, other].find((side) => side && isAs(side, fields, sections, isContainer)) ??
      assemble(whole, fields, sections, isContainer)
    );
  }

  const top = children(null);
  return [versions.mine.sections, versions.theirs.sections].find((side) => isSameList(side, top)) ?? top;
}

/** Whether a merged section has a list of sections even where that is empty. */
function holdsList(base: Section | undefined, mine: Section | undefined, theirs: Section | undefined): boolean {
  const has = (section: Section | undefined) => section?.sections !== undefined;
  if (!mine || !theirs) return has(mine ?? theirs);
  return has(mine) === has(base) ? has(theirs) : has(mine);
}

const isSameList = (list: readonly Section[], other: readonly Section[]) =>
  list.length === other.length && list.every((section, index) => section === other[index]);

function isAs(side: Section, fields: Record<string, unknown>, sections: Section[], isContainer: boolean): boolean {
  if ((side.sections !== undefined) !== isContainer || !isSameList(side.sections ?? [], sections)) return false;
  const kept = own(side);
  const keys = Object.keys(kept);
  return keys.length === Object.keys(fields).length && keys.every((key) => isSameValue(kept[key], fields[key]));
}

function assemble(like: Section, fields: Record<string, unknown>, sections: Section[], isContainer: boolean): Section {
  const keys = [...new Set([...Object.keys(like), ...Object.keys(fields), "sections"])];
  const kept = keys.filter((key) => (key === "sections" ? isContainer : Object.hasOwn(fields, key)));
  return Object.fromEntries(kept.map((key) => [key, key === "sections" ? sections : fields[key]])) as unknown as Section; // the fields of a section, merged
}
