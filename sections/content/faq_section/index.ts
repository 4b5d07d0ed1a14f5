import { defineSection } from "../../define_section";
import { FaqSection } from "./FaqSection";
import { schema } from "./schema";

export default defineSection(schema, FaqSection);
