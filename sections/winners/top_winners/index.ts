import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { TopWinners } from "./TopWinners";

export default defineSection(TopWinners, queries);
