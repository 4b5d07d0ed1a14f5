import { defineSection } from "../../define_section";
import { BannerCrossyRoad } from "./BannerCrossyRoad";
import { queries } from "./queries";

export default defineSection(BannerCrossyRoad, queries);
