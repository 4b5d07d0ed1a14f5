import type { Viewer } from "../../../schemas/viewer";
import type { Api } from "./api";

/** What a section's calls may depend on besides its props. */
export interface QueryContext {
  api: Api;
  viewer: Viewer;
  /** Who is signed in. */
  userId?: number | undefined;
  /** The values of the route's parameters. */
  params: Record<string, string>;
  /** The query string's values. */
  search: Record<string, string>;
}

/** One call whose answer a section needs, as TanStack Query's options. */
export interface SectionQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal }) => Promise<unknown>;
  /** Calls that can only be named once this one is answered. */
  followedBy?: (answer: unknown) => SectionQuery[];
}
