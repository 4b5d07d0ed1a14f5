import { defineSection } from "../../define_section";
import { Clock } from "./Clock";
import { schema } from "./schema";

export default defineSection(schema, Clock);
