import { destination, type LoggerOptions } from "pino";

/** What no line may hold, whoever wrote it, and what stands there instead. */
const secrets: [pattern: RegExp, instead: string][] = [
  [/([?&](?:token|code|email|phone|phoneCode|password|secret|state|nonce|ref|uuid)=)[^&"\s\\]*/gi, "$1***"],
  [/(Bearer )[^"\s\\]+/gi, "$1***"],
  [/eyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g, "***"], // a signed token, wherever it stands
  [/(preview(?:\/link|-links)\/[\w-]{22}\.)[\w-]+/g, "$1***"], // the signature of a link to a draft
  [/(foyer_(?:session|device)=)[^;"\s\\]+/g, "$1***"],
  [/(\\nparams: )(?:[^"\\]|\\[^n])*/g, "$1***"], // the values of a query that failed
  [/(Key \([^)]*\)=)\((?:[^")\\]|\\.)*\)/g, "$1(***)"], // of a row that could not be stored
  [/([\p{L}\p{N}])[\p{L}\p{N}._%+'-]*(?:@|%40)([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,})/gu, "$1***@$2"],
];

/** A line without passwords, tokens, codes and whole e-mail addresses, which would outlive their owner's wishes in a log. */
export const withoutSecrets = (line: string): string =>
  secrets.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);

/** How the server logs: requests by method and address alone, and every line without secrets. */
export const logging = (level: string): LoggerOptions => ({ level, hooks: { streamWrite: withoutSecrets } });

/** What a log may keep in memory while it can't be written. */
const waitingBytes = 1_000_000;

/**
 * Where lines go: the standard output, or another open file. A full disk or a reader that is gone costs lines and nothing else;
 * the log goes on when there is space.
 */
export function logStream(file = 1) {
  const stream = destination({ dest: file, sync: true, maxLength: waitingBytes });
  stream.on("error", () => {}); // there is nowhere to tell it
  return stream;
}

/** The same for what is printed past the log. */
export function survivePrinting(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
