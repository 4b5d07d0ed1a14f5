import { defineSection } from "../../define_section";
import { queries } from "../limits_query";
import { BetLimit } from "./BetLimit";

export default defineSection(BetLimit, queries);
