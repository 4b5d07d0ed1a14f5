interface Shared {
  /** What it weighs on the wire, roughly, in bytes. */
  size: number;
  /** The sections that need it. */
  users: ReadonlySet<string>;
}

export interface Group {
  ids: string[];
  size: number;
  users: ReadonlySet<string>;
}

/** What one more file costs whoever needs it, in bytes: its request, its name in what every page has, and what its compression can't take from others. */
const costOfFile = 600;

/**
 * Modules that come as one file: those that the same sections need, and such groups together where fetching two files costs their
 * sections more than what some of them get without need. Those that most sections need come first.
 */
export function groupModules(modules: ReadonlyMap<string, Shared>): Group[] {
  const bySections = new Map<string, Group>();
  for (const [id, { size, users }] of modules) {
    const key = [...users].sort().join();
    const group = bySections.get(key);
    bySections.set(key, group ? { ...group, ids: [...group.ids, id], size: group.size + size } : { ids: [id], size, users });
  }
  let groups = [...bySections.values()];
  for (;;) {
    const pair = bestPair(groups);
    if (!pair) return groups.sort((a, b) => b.users.size - a.users.size);
    groups = [...groups.filter((group) => !pair.includes(group)), together(...pair)];
  }
}

/** The two that gain most by coming together, if any do. */
function bestPair(groups: readonly Group[]): [Group, Group] | null {
  let best: [Group, Group] | null = null;
  let most = 0;
  groups.forEach((one, at) => {
    for (const other of groups.slice(at + 1)) {
      const gain = gainOf(one, other);
      if (gain > most) [best, most] = [[one, other], gain];
    }
  });
  return best;
}

function gainOf(one: Group, other: Group) {
  const both = [...one.users].filter((user) => other.users.has(user)).length;
  const wasted = (one.users.size - both) * other.size + (other.users.size - both) * one.size;
  return both * costOfFile - wasted;
}

const together = (one: Group, other: Group): Group => ({
  ids: [...one.ids, ...other.ids],
  size: one.size + other.size,
  users: new Set([...one.users, ...other.users]),
});
