import { defineSection } from "../../define_section";
import { BannerAdvantages } from "./BannerAdvantages";

export default defineSection(BannerAdvantages);
