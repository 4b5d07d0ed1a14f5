/** A call that did not succeed. `code` and `data` are what the server said (D-24); status 0 means it was not reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
    readonly data?: unknown,
    /** The whole body, for answers that carry more than the error itself, such as a conflict. */
    readonly body?: unknown,
  ) {
    super(message);
  }
}
