import { defineSection } from "../../define_section";
import { ownStatistics } from "../own_statistics";
import { RaceStats } from "./RaceStats";
import type { Props } from "./schema";

export default defineSection(RaceStats, (_: Props, context) => ownStatistics("all", context));
