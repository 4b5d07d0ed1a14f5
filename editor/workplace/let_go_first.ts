/** About as long as the code of the first screen runs on a slow machine, in ms: to wait longer would be to wait for nothing. */
export const patience = 100;

/** Ends when `work` has ended, or when it takes so long that there is time for something else meanwhile. */
export const letGoFirst = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, patience))]);
