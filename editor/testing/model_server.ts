import type { Page } from "../../schemas/page";
import { ApiError } from "../../src/kit/api/api_error";

/** What becomes of one request on its way. */
export type Fate =
  | { kind: "ok"; after: number }
  /** It arrives, its answer does not. */
  | { kind: "answer_lost"; after: number }
  /** It arrives only after its sender has given up. */
  | { kind: "late"; after: number }
  | { kind: "twice" }
  | { kind: "request_lost" }
  | { kind: "refused"; status: 401 | 413 | 429 | 500 }
  /** It is carried out, and then answered with an error. */
  | { kind: "broken_after" }
  | { kind: "never" };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const copy = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

/** A server as simple as it can be: a list of pages, and nobody saves on top of anything but the last. */
export function createModelServer(first: Page) {
  const revisions: Page[] = [copy(first)];
  const fates: Fate[] = [];

  function put(page: Page, revision: number) {
    if (revision !== revisions.length) throw new ApiError(409, "Somebody else saved", "page.conflict");
    revisions.push(page);
    return { revision: revisions.length };
  }

  async function carry<Answer>(signal: AbortSignal, ask: () => Answer): Promise<Answer> {
    const fate = fates.shift() ?? { kind: "ok", after: 0 };
    signal.throwIfAborted();
    switch (fate.kind) {
      case "ok": {
        await wait(fate.after);
        return ask();
      }
      case "late":
        await wait(20_000 + fate.after);
        return ask();
      case "twice": {
        const answer = ask();
        try {
          ask();
        } catch {
          // the second copy is refused, and nobody waits for that
        }
        return answer;
      }
      case "answer_lost":
        await wait(fate.after);
        ask();
        throw new ApiError(0, "unreachable");
      case "broken_after":
        ask();
        throw new ApiError(502, "Bad gateway");
      case "refused":
        throw new ApiError(fate.status, "No");
      case "request_lost":
        throw new ApiError(0, "unreachable");
      case "never":
        return new Promise(() => {});
    }
  }

  const newest = () => ({ page: copy(revisions.at(-1) ?? first), revision: revisions.length, authorName: "Somebody" });
  return {
    /** What becomes of the next requests, whoever sends them. */
    fates,
    newest,
    /** The requests themselves, each with a copy of what was sent at that moment. */
    save: ({ page, revision }: { page: Page; revision: number }, signal: AbortSignal) => {
      const sent = copy(page);
      return carry(signal, () => put(sent, revision));
    },
    fetchNewest: (signal: AbortSignal) => carry(signal, newest),
    fetchRevision: (revision: number, signal: AbortSignal) => carry(signal, () => copy(revisions[revision - 1] ?? first)),
  };
}
