import { defineSection } from "../../define_section";
import { rowQueries } from "../row_queries";
import { SourceRow } from "../SourceRow";

/** The variant of one row (S-1.02). */
export default defineSection(SourceRow, rowQueries);
