import { defineSection } from "../../define_section";
import { ProfilePromoCode } from "./ProfilePromoCode";

export default defineSection(ProfilePromoCode);
