import type { RefObject } from "react";
import type { QueryContext } from "../../../src/kit/api/section_query";
import type { Source } from "../source_schema";
import type { Facet } from "./chosen";

/** What opens from a bar's button. */
export interface OpenFilter {
  label: string;
  facets: readonly Facet[];
  source: Source;
  context: QueryContext;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}
