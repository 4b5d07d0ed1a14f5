import { defineSection } from "../../define_section";
import { LuckyPick } from "./LuckyPick";

export default defineSection(LuckyPick);
