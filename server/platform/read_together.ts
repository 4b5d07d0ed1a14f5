/**
 * One reading for all who ask at the same moment. Nobody is answered by one that began before they asked: while one is under way, those who come
 * wait for the next.
 */
export function readTogether<Key, Found>(
  read: (keys: readonly Key[]) => Promise<Found>,
): (keys: Iterable<Key>) => Promise<Found> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: { keys: Set<Key>; found: Promise<Found> } | null = null;

  function gather() {
    const keys = new Set<Key>();
    const begin = async () => {
      await underWay;
      await new Promise((resolve) => setImmediate(resolve)); // those whose requests came with this one are in it too
      next = null;
      const reading = read([...keys]);
      underWay = reading.catch(() => {}); // told to whoever waits for it
      return reading;
    };
    return { keys, found: begin() };
  }

  return (keys) => {
    next ??= gather();
    for (const key of keys) next.keys.add(key);
    return next.found;
  };
}
