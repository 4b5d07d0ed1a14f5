import type { QueryContext } from "../../../src/kit/api/section_query";
import { barQueries } from "../filter/bar_queries";
import type { Props } from "./schema";

export const queries = ({ controls, source }: Props, context: QueryContext) => barQueries(controls, source, context);
