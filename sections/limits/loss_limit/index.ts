import { defineSection } from "../../define_section";
import { queries } from "../limits_query";
import { LossLimit } from "./LossLimit";

export default defineSection(LossLimit, queries);
