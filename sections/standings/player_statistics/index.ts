import { defineSection } from "../../define_section";
import { ownStatistics } from "../own_statistics";
import { PlayerStatistics } from "./PlayerStatistics";
import type { Props } from "./schema";

export default defineSection(PlayerStatistics, ({ gameType }: Props, context) => ownStatistics(gameType, context));
