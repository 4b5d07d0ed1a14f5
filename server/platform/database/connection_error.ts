const codes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "ETIMEDOUT", "EPIPE", "EHOSTUNREACH", "ENOTFOUND", "EAI_AGAIN"]);
const words =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Query read timeout/i;
/** What a socket was about when it broke. */
const calls = new Set(["connect", "read", "write"]);

/** What caused an error, through wrappers such as Drizzle's: itself first. */
export function* causesOf(error: unknown) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause as NodeJS.ErrnoException;
}

/** Whether the database itself was not there, rather than a query wrong. */
export function isConnectionError(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const { code, syscall } = cause;
    if (calls.has(syscall ?? "") && code && codes.has(code)) return true;
    if (code && /^(?:08...|57P0[1-5]|53300)$/.test(code)) return true;
    if (words.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isConnectionError)) return true;
  }
  return false;
}

const unstorable = new Set(["22021", "22P05", "22003"]); // a character, or a number, that no column can hold

/** Whether a value of the request is one that the database cannot hold, such as the character NUL. */
export const isUnstorable = (error: unknown): boolean => [...causesOf(error)].some(({ code }) => unstorable.has(code ?? ""));
