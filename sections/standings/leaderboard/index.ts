import { defineSection } from "../../define_section";
import { Leaderboard } from "./Leaderboard";

export default defineSection(Leaderboard);
