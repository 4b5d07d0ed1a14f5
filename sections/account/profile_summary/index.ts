import { defineSection } from "../../define_section";
import { ProfileSummary } from "./ProfileSummary";
import { schema } from "./schema";

export default defineSection(schema, ProfileSummary);
