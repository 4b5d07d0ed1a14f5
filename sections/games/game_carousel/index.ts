import { defineSection } from "../../define_section";
import { GameCarousel } from "./GameCarousel";
import { queries } from "./queries";

export default defineSection(GameCarousel, queries);
