import { defineSection } from "../../define_section";
import { rowQueries } from "../row_queries";
import { SourceRow } from "../SourceRow";

/** Swipeable rows of one source's games (S-1.01). */
export default defineSection(SourceRow, rowQueries);
