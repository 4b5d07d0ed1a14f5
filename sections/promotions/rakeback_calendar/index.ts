import { defineSection } from "../../define_section";
import { rakebackQueries } from "../rakeback_query";
import { RakebackCalendar } from "./RakebackCalendar";

export default defineSection(RakebackCalendar, rakebackQueries);
