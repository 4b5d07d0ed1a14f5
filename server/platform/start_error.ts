/** The server can't start until somebody mends what this one sentence says. */
export class StartError extends Error {}
