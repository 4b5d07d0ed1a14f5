import { defineSection } from "../../define_section";
import { BannerIntellect } from "./BannerIntellect";
import { queries } from "./queries";

export default defineSection(BannerIntellect, queries);
