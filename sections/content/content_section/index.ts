import { defineSection } from "../../define_section";
import { ContentSection } from "./ContentSection";
import { schema } from "./schema";

export default defineSection(schema, ContentSection);
