import { defineSection } from "../../define_section";
import { NestedPage } from "./NestedPage";
import { schema } from "./schema";

export default defineSection(schema, NestedPage);
