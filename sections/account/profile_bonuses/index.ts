import { defineSection } from "../../define_section";
import { ProfileBonuses } from "./ProfileBonuses";

export default defineSection(ProfileBonuses);
