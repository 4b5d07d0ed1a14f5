import { defineSection } from "../../define_section";
import { ownLoyaltyQueries } from "../loyalty_query";
import { LoyaltyProgress } from "./LoyaltyProgress";

export default defineSection(LoyaltyProgress, ownLoyaltyQueries);
