import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { RealityCheck } from "./RealityCheck";

export default defineSection(RealityCheck, queries);
