import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { RecentGames } from "./RecentGames";

export default defineSection(RecentGames, queries);
