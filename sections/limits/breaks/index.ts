import { defineSection } from "../../define_section";
import { Breaks } from "./Breaks";
import { queries } from "./queries";

export default defineSection(Breaks, queries);
