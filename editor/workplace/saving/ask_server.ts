import type { Page } from "../../../schemas/page";
import { failureOf } from "./failure_of";
import type { StoredPage } from "./save_state";
import type { Draft, SaveEvent } from "./saving";
import { sendInTime } from "./send_in_time";

/** How long a save takes before that is worth saying, in ms. */
const usual = 3000;

export interface Server {
  /** Fails with `ApiError`: 409 where the revision is not the newest. */
  send: (draft: Draft, signal: AbortSignal) => Promise<{ revision: number }>;
  /** The newest draft on the server, with its props upgraded as those of the open page are. */
  fetchNewest: (signal: AbortSignal) => Promise<StoredPage>;
  /** The page as it was at a revision, likewise. */
  fetchRevision: (revision: number, signal: AbortSignal) => Promise<Page>;
}

/** What the editor asks of the server for saving; each answer, and each failure, happens as an event. */
export function askServer({ send, fetchNewest, fetchRevision }: Server, happen: (event: SaveEvent) => void) {
  async function sendDraft(draft: Draft) {
    const slowTimer = setTimeout(() => happen({ type: "slow" }), usual);
    const sent = sendInTime((signal) => send(draft, signal)).then(
      ({ revision }): SaveEvent => ({ type: "sent", revision }),
      (error: unknown): SaveEvent => ({ type: "not_sent", failure: failureOf(error) }),
    );
    const event = await sent;
    clearTimeout(slowTimer);
    happen(event);
  }

  async function read(ask: () => Promise<SaveEvent>) {
    happen(await ask().catch((error: unknown): SaveEvent => ({ type: "not_read", failure: failureOf(error) })));
  }

  return {
    sendDraft,
    readNewest: () => read(async () => ({ type: "read", theirs: await sendInTime(fetchNewest) })),
    readRevision: (revision: number) =>
      read(async () => ({ type: "revision_read", page: await sendInTime((signal) => fetchRevision(revision, signal)) })),
  };
}
