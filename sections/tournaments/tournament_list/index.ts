import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { TournamentList } from "./TournamentList";

export default defineSection(TournamentList, queries);
