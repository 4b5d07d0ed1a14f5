import { defineSection } from "../../define_section";
import { ProfileSummary } from "./ProfileSummary";

export default defineSection(ProfileSummary);
