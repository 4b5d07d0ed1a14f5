/** Whether the player asked for less movement: then results are there at once. */
export const prefersNoMotion = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** Waits for something that moves so long; not at all where nothing moves. */
export const whileMoving = (ms: number): Promise<void> =>
  prefersNoMotion() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
