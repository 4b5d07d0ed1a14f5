import { defineSection } from "../../define_section";
import { BonusClaimCard } from "./BonusClaimCard";
import { queries } from "./queries";

export default defineSection(BonusClaimCard, queries);
