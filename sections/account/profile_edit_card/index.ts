import { defineSection } from "../../define_section";
import { ProfileEditCard } from "./ProfileEditCard";

export default defineSection(ProfileEditCard);
