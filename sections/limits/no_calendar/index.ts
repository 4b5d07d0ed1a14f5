import { defineSection } from "../../define_section";
import { NoCalendar } from "./NoCalendar";

export default defineSection(NoCalendar);
