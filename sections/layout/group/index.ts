import { defineSection } from "../../define_section";
import { Group } from "./Group";
import { schema } from "./schema";

export default defineSection(schema, Group);
