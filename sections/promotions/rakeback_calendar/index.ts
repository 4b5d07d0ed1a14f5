import { rakebackQueries } from "../../../src/features/rewards/rewards/rakeback_query";
import { defineSection } from "../../define_section";
import { RakebackCalendar } from "./RakebackCalendar";

export default defineSection(RakebackCalendar, rakebackQueries);
