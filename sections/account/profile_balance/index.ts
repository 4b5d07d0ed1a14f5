import { defineSection } from "../../define_section";
import { ProfileBalance } from "./ProfileBalance";

export default defineSection(ProfileBalance);
