import { defineSection } from "../../define_section";
import { BannerCube } from "./BannerCube";
import { queries } from "./queries";

export default defineSection(BannerCube, queries);
