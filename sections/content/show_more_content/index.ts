import { defineSection } from "../../define_section";
import { schema } from "./schema";
import { ShowMoreContent } from "./ShowMoreContent";

export default defineSection(schema, ShowMoreContent);
