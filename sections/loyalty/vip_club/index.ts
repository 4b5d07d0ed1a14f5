import { defineSection } from "../../define_section";
import { loyaltyQueries } from "../loyalty_query";
import { VipClub } from "./VipClub";

export default defineSection(VipClub, loyaltyQueries);
