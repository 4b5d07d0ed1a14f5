import { defineSection } from "../../define_section";
import { ProfileBalance } from "./ProfileBalance";
import { schema } from "./schema";

export default defineSection(schema, ProfileBalance);
