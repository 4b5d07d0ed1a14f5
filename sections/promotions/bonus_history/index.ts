import { defineSection } from "../../define_section";
import { BonusHistory } from "./BonusHistory";
import { queries } from "./queries";

export default defineSection(BonusHistory, queries);
