import type * as z from "zod/mini";
import type { Endpoint } from "../../../schemas/endpoint";
import type { ErrorCode } from "../../../schemas/error_codes";
import { ApiError, type FailureCode } from "./api_error";

export interface ApiRequest {
  method: Endpoint["method"];
  /** Path and query. */
  url: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
  outlivesPage?: boolean | undefined;
}

/** Carries a request to the server, in the browser by fetch, on the server in process. */
export type Transport = (request: ApiRequest) => Promise<{ status: number; body: unknown }>;

type Field<Name extends string, Schema> = Schema extends z.core.$ZodType
  ? unknown extends z.input<Schema>
    ? { [Key in Name]?: undefined }
    : Partial<Record<string, never>> extends z.input<Schema>
      ? { [Key in Name]?: z.input<Schema> }
      : { [Key in Name]: z.input<Schema> }
  : { [Key in Name]?: undefined };

/** What a call needs, by the endpoint's own schemas. */
export type CallInput<E extends Endpoint> = Field<"params", E["params"]> & Field<"query", E["query"]> & Field<"body", E["body"]>;
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;

export type Api = ReturnType<typeof createApi>;

/** Tests and development check every answer; a site before another platform can (docs/decisions/contract_in_the_browser.md). */
export const areAllChecked = import.meta.env.DEV || import.meta.env.VITE_CHECK_ANSWERS === "1";

/**
 * The typed client: every call is an endpoint of `schemas/api`. What our own server answers is taken for what it should be
 * unless `checksAnswers`. Fails with `ApiError`.
 */
export function createApi(transport: Transport, { checksAnswers = areAllChecked } = {}) {
  const listeners = new Set<(code: FailureCode | undefined) => void>();
  async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal): Promise<AnswerOf<E>> {
    const { method, outlivesPage } = endpoint;
    const { status, body } = await transport({ method, url: urlOf(endpoint, input), body: input.body, signal, outlivesPage });
    if (status < 200 || status > 299) {
      const error = toError(status, body);
      for (const listener of listeners) listener(error.code);
      throw error;
    }
    if (!checksAnswers) return body as AnswerOf<E>; // the server's handlers are typed by the same schema
    const { checkAnswer } = await import("./check_answer");
    return checkAnswer(endpoint, { status, body });
  }

  return {
    call,
    /** Hears why the server refuses calls, beside whoever made them; answers how to stop. */
    onRefusal: (listener: (code: FailureCode | undefined) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The call as query options, for `useQuery` and for fetching on the server before rendering. */
    query: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => ({
      queryKey: [endpoint.path, input.params ?? null, input.query ?? null] as const,
      queryFn: ({ signal }: { signal?: AbortSignal } = {}) => call(endpoint, input, signal),
    }),
  };
}

function urlOf(endpoint: Endpoint, { params, query }: { params?: unknown; query?: unknown }) {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function toError(status: number, body: unknown) {
  const { message, code, data } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  return new ApiError(
    status,
    typeof message === "string" ? message : `Status ${status}`,
    typeof code === "string" ? (code as ErrorCode) /* ours; a code of another platform has no words here */ : undefined,
    data,
    body,
  );
}
