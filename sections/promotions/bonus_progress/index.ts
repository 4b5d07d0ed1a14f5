import { defineSection } from "../../define_section";
import { BonusProgress } from "./BonusProgress";

export default defineSection(BonusProgress);
