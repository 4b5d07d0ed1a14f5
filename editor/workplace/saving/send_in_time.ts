import { ApiError } from "../../../src/kit/api/api_error";

/** How long an answer is waited for before the save counts as not sent. */
const patience = 20_000;

/** Sends, and gives up where no answer comes; an answer that comes after that counts no more. */
export function sendInTime<Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ApiError(0, "No answer came", "network.timeout"));
      controller.abort();
    }, patience);
    send(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
