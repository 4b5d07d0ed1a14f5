import { defineSection } from "../../define_section";
import { ProfileEmailVerification } from "./ProfileEmailVerification";

export default defineSection(ProfileEmailVerification);
