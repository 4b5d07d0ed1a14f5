import type * as z from "zod/mini";

/** Who may call: `public` everybody, `player` whoever is signed in, the others by back-office role (`schemas/role_rights.ts`). */
export type Role = "public" | "player" | "content_editor" | "support" | "compliance" | "cashier" | "administrator";

type Schema = z.core.$ZodType;

/** One call of the API, declared once: the typed client, the server's routes and the OpenAPI document are made from it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** With `:name` for path parameters. */
  path: `/${string}`;
  role: Role;
  /** Pages of any origin may make it: who calls proves itself by a header that only they know, and no cookie is looked at. */
  isCrossOrigin?: boolean;
  /** A press that counts though the page is left at once: it is sent without waiting for a token, and goes on without the page. */
  outlivesPage?: boolean;
  /** Open to who is on a break and signed in for their withdrawal alone (D-44); every other call is closed to them. */
  whileExcluded?: true;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
}

/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(call: Endpoint<P, Q, B, A>) =>
  call;

/** What every failing call answers (D-24). */
export interface ApiErrorBody {
  message: string;
  code?: string;
  data?: unknown;
}
