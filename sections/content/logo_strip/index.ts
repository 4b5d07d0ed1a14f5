import { defineSection } from "../../define_section";
import { LogoStrip } from "./LogoStrip";
import { schema } from "./schema";

export default defineSection(schema, LogoStrip);
