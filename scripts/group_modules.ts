interface Shared {
  /** What it weighs on the wire, roughly, in bytes. */
  size: number;
  /** The sections that need it. */
  users: ReadonlySet<string>;
  /** The modules that it imports. */
  imports?: readonly string[];
}

interface Part {
  ids: string[];
  size: number;
  /** The sections that fetch it: for one of its modules, or because a group that they fetch imports it. */
  users: ReadonlySet<string>;
}

export interface Group extends Part {
  /** The groups that come with it, because it imports them or what it imports does. */
  needs: ReadonlySet<Group>;
}

type Modules = ReadonlyMap<string, Shared>;

/** What one more file costs whoever needs it, in bytes: its request, its name in what every page has, and what its compression can't take from others. */
const costOfFile = 600;

/**
 * Modules that come as one file: those that the same sections need, and such groups together where fetching two files costs their
 * sections more than what some of them get without need, with the file or with what it imports. Those that most sections need come
 * first, and what is imported before what imports it.
 */
export function groupModules(modules: Modules): Group[] {
  let groups = linked(bySections(modules), modules);
  for (;;) {
    const pair = bestPair(groups);
    if (!pair) return groups.sort((a, b) => b.users.size - a.users.size || a.needs.size - b.needs.size);
    groups = linked([...groups.filter((group) => !pair.includes(group)), together(...pair)], modules);
  }
}

function bySections(modules: Modules): Part[] {
  const parts = new Map<string, Part>();
  for (const [id, { size, users }] of modules) {
    const key = [...users].sort().join();
    const part = parts.get(key);
    parts.set(key, part ? { ...part, ids: [...part.ids, id], size: part.size + size } : { ids: [id], size, users });
  }
  return [...parts.values()];
}

/** The parts with what each needs, and whoever needs that for its sake among its users. */
function linked(parts: readonly Part[], modules: Modules): Group[] {
  const groups = parts.map((part) => ({ ...part, users: new Set(part.users), needs: new Set<Group>() }));
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)));
  const visit = (part: Part, needs: Set<Group>) => {
    const imported = part.ids.flatMap((id) => modules.get(id)?.imports ?? []).flatMap((id) => groupOf.get(id) ?? []);
    for (const next of imported) {
      if (needs.has(next)) continue;
      needs.add(next);
      visit(next, needs);
    }
  };
  for (const group of groups) {
    visit(group, group.needs);
    group.needs.delete(group);
  }
  parts.forEach(({ users }, at) => {
    for (const need of groups[at]?.needs ?? []) for (const user of users) groupOf.get(need.ids[0] ?? "")?.users.add(user);
  });
  return groups;
}

/** The two that gain most by coming together, if any do. */
function bestPair(groups: readonly Group[]): [Group, Group] | null {
  let best: [Group, Group] | null = null;
  let most = 0;
  groups.forEach((one, at) => {
    for (const other of groups.slice(at + 1)) {
      const gain = gainOf(one, other, most);
      if (gain > most) [best, most] = [[one, other], gain];
    }
  });
  return best;
}

/** What is gained, in bytes over all sections: to the end only where it may be more than `enough`. */
function gainOf(one: Group, other: Group, enough: number) {
  const both = countOf(one, other);
  const gain = both * costOfFile - (one.users.size - both) * other.size - (other.users.size - both) * one.size;
  if (gain <= enough) return gain;
  return gain - dragged(one, other) - dragged(other, one);
}

/** How many sections fetch both. */
function countOf(one: Part, other: Part) {
  let both = 0;
  for (const user of one.users) if (other.users.has(user)) both++;
  return both;
}

/** What the users of one would get without need because another imports it. */
function dragged(one: Part, other: Group) {
  let bytes = 0;
  for (const need of other.needs) if (need !== one) bytes += (one.users.size - countOf(one, need)) * (need.size + costOfFile);
  return bytes;
}

const together = (one: Part, other: Part): Part => ({
  ids: [...one.ids, ...other.ids],
  size: one.size + other.size,
  users: new Set([...one.users, ...other.users]),
});
