import { defineSection } from "../../define_section";
import { PromotionCalendar } from "./PromotionCalendar";
import { queries } from "./queries";

export default defineSection(PromotionCalendar, queries);
