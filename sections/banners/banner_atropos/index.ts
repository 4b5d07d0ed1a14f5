import { defineSection } from "../../define_section";
import { BannerAtropos } from "./BannerAtropos";
import { queries } from "./queries";

export default defineSection(BannerAtropos, queries);
