import type { QueryContext } from "../../src/kit/api/section_query";
import type { Source } from "./source_schema";

/** The source with the route's parameters in place of their names. */
export const resolveSource = ({ kind, value }: Source, params: QueryContext["params"]): Source => ({
  kind,
  value: value
    .split("/")
    .map((part) => (part.startsWith(":") ? (params[part.slice(1)] ?? "") : part))
    .join("/"),
});

/** Games that belong to one player, so that a guest has none. */
export const isPersonal = ({ kind }: Source) => kind === "recent" || kind === "favorites";
