import { defineSection } from "../../define_section";
import { racesQuery } from "../races_query";
import { Leaderboard } from "./Leaderboard";
import type { Props } from "./schema";

export default defineSection(Leaderboard, ({ mode }: Props, context) => (mode === "tournament" ? [racesQuery(context)] : []));
