import { defineSection } from "../../define_section";
import { loyaltyQueries } from "../loyalty_query";
import { LoyaltyLevels } from "./LoyaltyLevels";

export default defineSection(LoyaltyLevels, loyaltyQueries);
