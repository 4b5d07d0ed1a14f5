import { defineSection } from "../../define_section";
import { SplitView } from "./SplitView";
import { schema } from "./schema";

export default defineSection(schema, SplitView);
