import { defineSection } from "../../define_section";
import { Blank } from "./Blank";
import { schema } from "./schema";

export default defineSection(schema, Blank);
