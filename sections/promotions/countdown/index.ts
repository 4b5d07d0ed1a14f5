import { defineSection } from "../../define_section";
import { CountdownSection } from "./CountdownSection";
import { schema } from "./schema";

export default defineSection(schema, CountdownSection);
