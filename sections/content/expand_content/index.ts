import { defineSection } from "../../define_section";
import { ExpandContent } from "./ExpandContent";
import { schema } from "./schema";

export default defineSection(schema, ExpandContent);
