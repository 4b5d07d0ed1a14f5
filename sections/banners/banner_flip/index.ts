import { defineSection } from "../../define_section";
import { BannerFlip } from "./BannerFlip";
import { queries } from "./queries";

export default defineSection(BannerFlip, queries);
