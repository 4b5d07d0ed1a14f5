import { defineSection } from "../../define_section";
import { CalendarStrip } from "./CalendarStrip";

export default defineSection(CalendarStrip);
