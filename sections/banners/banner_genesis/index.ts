import { defineSection } from "../../define_section";
import { BannerGenesis } from "./BannerGenesis";
import { queries } from "./queries";

export default defineSection(BannerGenesis, queries);
