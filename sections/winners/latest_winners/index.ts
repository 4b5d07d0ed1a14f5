import { defineSection } from "../../define_section";
import { LatestWinners } from "./LatestWinners";
import { queries } from "./queries";

export default defineSection(LatestWinners, queries);
