import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { TournamentDetail } from "./TournamentDetail";

export default defineSection(TournamentDetail, queries);
