import type { ErrorCode } from "../../schemas/error_codes";

/** A refusal with the answer that says why (D-24). `message` is for people, `code` for programs. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      data?: unknown;
      headers?: Record<string, string>;
      /** Further fields of the body, where the contract has them beside `message`. */
      body?: Record<string, unknown>;
      /** Whose account it is about, for the logs alone. */
      accountId?: number | undefined;
    } = {},
  ) {
    super(message);
  }
}

export const notFound = (what: string, code: ErrorCode) => new HttpError(404, code, `There is no such ${what}.`);

/** A problem with one field of a request, named by its path. */
export interface FieldIssue {
  path: readonly (string | number)[];
  message: string;
}

export const invalidRequest = (issues: readonly FieldIssue[]) =>
  new HttpError(400, "request.invalid", "The request is not valid.", { data: { issues } });

export const databaseUnavailable = () =>
  new HttpError(503, "database.unavailable", "The database is not reachable. Try again in a moment.", {
    headers: { "retry-after": "5" },
  });
