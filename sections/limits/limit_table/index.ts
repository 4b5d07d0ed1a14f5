import { defineSection } from "../../define_section";
import { queries } from "../limits_query";
import { LimitTable } from "./LimitTable";

export default defineSection(LimitTable, queries);
