import { defineSection } from "../../define_section";
import { SelfExclusionBlock } from "./SelfExclusionBlock";

export default defineSection(SelfExclusionBlock);
