/** Calls of one kind, and how those that wait are done together. */
interface Work<Call, Answer> {
  /** How many groups may be under way at once; whoever comes meanwhile waits for the next. */
  lanes: number;
  /** How many calls go together at most. */
  most: number;
  /** Two calls of the same key are never under way together: the second waits until the group of the first is over. */
  keyOf: (call: Call) => string;
  /** Promises an answer to each call, in their order, and is over when the group is. A group of one has nobody to share with. */
  run: (calls: readonly Call[], answers: readonly PromiseWithResolvers<Answer>[]) => Promise<void>;
}

interface Waiting<Call, Answer> {
  call: Call;
  answer: PromiseWithResolvers<Answer>;
}

/**
 * Takes calls one by one. One that finds a free lane goes at once; those that come while all lanes are taken go together when one is free, in the order
 * in which they came. Nobody waits for company.
 */
export function groupCalls<Call, Answer>({ lanes, most, keyOf, run }: Work<Call, Answer>): (call: Call) => Promise<Answer> {
  let waiting: Waiting<Call, Answer>[] = [];
  let taken = 0;
  const underWay = new Set<string>();

  function next(): Waiting<Call, Answer>[] {
    const keys = new Set(underWay);
    const group: Waiting<Call, Answer>[] = [];
    const left: Waiting<Call, Answer>[] = [];
    for (const each of waiting) {
      const key = keyOf(each.call);
      (group.length < most && !keys.has(key) ? group : left).push(each);
      keys.add(key);
    }
    waiting = left;
    return group;
  }

  async function go(group: readonly Waiting<Call, Answer>[]) {
    const answers = group.map(({ answer }) => answer);
    try {
      await run(
        group.map(({ call }) => call),
        answers,
      );
    } catch (error) {
      for (const { reject } of answers) reject(error); // those that have their answer keep it
    }
  }

  /** Whoever waits for a key that is under way in another lane is taken there. */
  async function takeLane() {
    taken += 1;
    for (let group = next(); group.length > 0; group = next()) {
      const keys = group.map(({ call }) => keyOf(call));
      for (const key of keys) underWay.add(key);
      await go(group);
      for (const key of keys) underWay.delete(key);
    }
    taken -= 1;
  }

  return (call) => {
    const answer = Promise.withResolvers<Answer>();
    waiting.push({ call, answer });
    if (taken < lanes) void takeLane();
    return answer.promise;
  };
}
