import { defineSection } from "../../define_section";
import { BackButton } from "./BackButton";
import { schema } from "./schema";

export default defineSection(schema, BackButton);
