import { defineSection } from "../../define_section";
import { schema } from "./schema";
import { SelfExclusionBlock } from "./SelfExclusionBlock";

export default defineSection(schema, SelfExclusionBlock);
