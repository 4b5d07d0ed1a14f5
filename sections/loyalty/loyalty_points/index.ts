import { defineSection } from "../../define_section";
import { pointsQueries } from "../loyalty_query";
import { LoyaltyPoints } from "./LoyaltyPoints";

export default defineSection(LoyaltyPoints, pointsQueries);
