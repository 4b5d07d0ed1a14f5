import type { Section } from "../../schemas/page";
import type { Choices, Conflict, Versions } from "./merge_types";
import { mergeOrder, type Side } from "./merge_order";
import { isSameValue } from "./same_value";
import { own, type Place, placesIn } from "./tree";

type Entries = Map<string, Place & { section: Section }>;
type Parent = string | null;

/** Which sections a merged page has, and in which order at each parent. */
export interface Placed {
  entries: { base: Entries; mine: Entries; theirs: Entries };
  order: Map<Parent, string[]>;
}

/** Decides which sections stay, whose they are in, and in which order; what can not be decided joins `conflicts`. */
export function arrange({ base, mine, theirs }: Versions, choices: Choices, conflicts: Conflict[]): Placed {
  const entries = { base: placesIn(base.sections), mine: placesIn(mine.sections), theirs: placesIn(theirs.sections) };
  const gone = new Set([...removedBy("mine", entries, choices, conflicts), ...removedBy("theirs", entries, choices, conflicts)]);
  const ids = [...new Set([...entries.mine.keys(), ...entries.theirs.keys()])].filter((id) => !gone.has(id));
  const kept = new Set(ids);
  const wanted = new Map(ids.map((id) => [id, wantedPlace(id, entries, kept, choices)]));
  for (const [id, { isTorn }] of wanted) if (isTorn) conflicts.push(placeConflict(id, entries));
  breakCircles(wanted, entries, conflicts);
  return { entries, order: orderAll(entries, wanted, choices, conflicts) };
}

const otherSide = (side: Side): Side => (side === "mine" ? "theirs" : "mine");

/**
 * What one side took away and the merged page does not have either. Where the other side changed it, or put something
 * into it, that is a conflict about the outermost section that is gone, and it stays away only if that is chosen.
 */
function removedBy(side: Side, entries: Placed["entries"], choices: Choices, conflicts: Conflict[]): Set<string> {
  const other = entries[otherSide(side)];
  const isRemoved = (id: string) => entries.base.has(id) && !entries[side].has(id);
  const isNew = (id: string) => !entries.base.has(id) && !entries[side].has(id);
  const groups = new Map<string, { members: string[]; isTouched: boolean }>();
  for (const [id, { section, parent }] of other) {
    const isMember = isRemoved(id) || isNew(id);
    const root = rootOf(isMember ? id : parent, other, isRemoved, isNew);
    if (root === null) continue;
    const group = groups.get(root) ?? { members: [], isTouched: false };
    groups.set(root, group);
    const known = entries.base.get(id);
    if (isMember) group.members.push(id);
    group.isTouched ||= known?.parent !== parent || (isMember && !isSameValue(own(known.section), own(section)));
  }
  const gone = new Set<string>();
  for (const [id, { members, isTouched }] of groups) {
    const key = JSON.stringify(["removed", id]);
    const section = other.get(id)?.section;
    if (isTouched && section) conflicts.push({ key, id, kind: "removed", by: side, section });
    const isKept = isTouched && (choices.get(key) ?? "mine") !== side;
    if (!isKept) for (const member of members) gone.add(member);
  }
  return gone;
}

/** The outermost removed section that holds `start`, or is it; new sections on the way belong to what they are in. */
function rootOf(start: Parent, tree: Entries, isRemoved: (id: string) => boolean, isNew: (id: string) => boolean): Parent {
  let root: Parent = null;
  for (let id = start; id !== null && (isRemoved(id) || isNew(id)); id = tree.get(id)?.parent ?? null) {
    if (isRemoved(id)) root = id;
  }
  return root;
}

interface Wanted {
  parent: Parent;
  /** Whose place it is, where it is not that of both. */
  side: Side | undefined;
  isTorn: boolean;
}

function wantedPlace(id: string, entries: Placed["entries"], kept: ReadonlySet<string>, choices: Choices): Wanted {
  const [one, other] = [entries.mine.get(id), entries.theirs.get(id)];
  const before = entries.base.get(id);
  const stands = (parent: Parent) => parent === null || kept.has(parent);
  const at = (side: Side, isTorn = false): Wanted => {
    const sides = [side, otherSide(side)].filter((name) => entries[name].has(id));
    const found = sides.find((name) => stands(entries[name].get(id)?.parent ?? null));
    return { parent: found ? (entries[found].get(id)?.parent ?? null) : null, side: found, isTorn };
  };
  if (!one || !other) return at(one ? "mine" : "theirs");
  if (one.parent === other.parent)
    return stands(one.parent) ? { parent: one.parent, side: undefined, isTorn: false } : at("mine");
  if (before && one.parent === before.parent) return at("theirs");
  if (before && other.parent === before.parent) return at("mine");
  return at(choices.get(placeKey(id)) ?? "mine", true);
}

const placeKey = (id: string) => JSON.stringify(["place", id]);

function placeConflict(id: string, { mine, theirs }: Pick<Placed["entries"], "mine" | "theirs">): Conflict {
  const section = (mine.get(id) ?? theirs.get(id))?.section;
  if (!section) throw new Error(`Section ${id} is on neither side`);
  return { key: placeKey(id), id, kind: "place", section };
}

/** Each side put a section into one that the other put into it: theirs goes back to where mine has it. */
function breakCircles(wanted: Map<string, Wanted>, { mine, theirs }: Placed["entries"], conflicts: Conflict[]) {
  for (const start of wanted.keys()) {
    for (let circle = circleFrom(start, wanted); circle; circle = circleFrom(start, wanted)) {
      const back = circle.find((id) => wanted.get(id)?.side === "theirs" && mine.has(id));
      const id = back ?? circle[0] ?? start;
      const parent = back === undefined ? null : (mine.get(back)?.parent ?? null);
      wanted.set(id, { parent: parent === null || wanted.has(parent) ? parent : null, side: "mine", isTorn: true });
      if (!conflicts.some(({ key }) => key === placeKey(id))) conflicts.push(placeConflict(id, { mine, theirs }));
    }
  }
}

function circleFrom(start: string, wanted: ReadonlyMap<string, Wanted>): string[] | null {
  const way: string[] = [];
  for (let id: Parent = start; id !== null; id = wanted.get(id)?.parent ?? null) {
    if (way.includes(id)) return way.slice(way.indexOf(id));
    way.push(id);
  }
  return null;
}

function orderAll(
  entries: Placed["entries"],
  wanted: ReadonlyMap<string, Wanted>,
  choices: Choices,
  conflicts: Conflict[],
): Map<Parent, string[]> {
  const members = new Map<Parent, Set<string>>();
  for (const [id, { parent }] of wanted) members.set(parent, (members.get(parent) ?? new Set()).add(id));
  const siblings = { base: siblingsIn(entries.base), mine: siblingsIn(entries.mine), theirs: siblingsIn(entries.theirs) };
  const order = new Map<Parent, string[]>();
  for (const [parent, ids] of members) {
    const {
      base = [],
      mine = [],
      theirs = [],
    } = {
      base: siblings.base.get(parent),
      mine: siblings.mine.get(parent),
      theirs: siblings.theirs.get(parent),
    };
    const sourceOf = (id: string) => wanted.get(id)?.side ?? choices.get(placeKey(id));
    const merged = mergeOrder({ base, mine, theirs, members: ids, sourceOf });
    for (const id of merged.torn) conflicts.push(placeConflict(id, entries));
    const placed = new Set(merged.order);
    order.set(parent, [...merged.order, ...[...ids].filter((id) => !placed.has(id))]);
  }
  return order;
}

/** The ids inside each section, and at the top, in their order. */
function siblingsIn(entries: Entries): Map<Parent, string[]> {
  const lists = new Map<Parent, string[]>();
  for (const [id, { parent }] of entries) {
    const list = lists.get(parent);
    if (list) list.push(id);
    else lists.set(parent, [id]);
  }
  return lists;
}
