/** How long somebody works before others have their turn, in ms. */
const stint = 20;

/** For long work on the one thread: what it answers is awaited after each piece, and lets others have their turn every so often. */
export function createStints(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stint) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
