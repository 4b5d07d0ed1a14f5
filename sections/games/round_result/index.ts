import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { RoundResult } from "./RoundResult";

export default defineSection(RoundResult, queries);
