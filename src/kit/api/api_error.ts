import type { ErrorCode } from "../../../schemas/error_codes";

/** What the server said, or what it can not say itself: it was not reached, or nobody understands its answer. */
export type FailureCode = ErrorCode | "network.unreachable" | "network.timeout" | "api.unexpected_answer";

/** A call that did not succeed. `code` and `data` are what the server said (D-24); status 0 means it was not reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: FailureCode,
    readonly data?: unknown,
    /** The whole body, for answers that carry more than the error itself, such as a conflict. */
    readonly body?: unknown,
  ) {
    super(message);
  }
}
