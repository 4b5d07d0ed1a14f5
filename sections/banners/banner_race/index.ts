import { defineSection } from "../../define_section";
import { BannerRace } from "./BannerRace";
import { queries } from "./queries";

export default defineSection(BannerRace, queries);
