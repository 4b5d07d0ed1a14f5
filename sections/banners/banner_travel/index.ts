import { defineSection } from "../../define_section";
import { BannerTravel } from "./BannerTravel";
import { queries } from "./queries";

export default defineSection(BannerTravel, queries);
