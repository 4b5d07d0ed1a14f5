import { defineSection } from "../../define_section";
import { JackpotWinners } from "./JackpotWinners";
import { queries } from "./queries";

export default defineSection(JackpotWinners, queries);
