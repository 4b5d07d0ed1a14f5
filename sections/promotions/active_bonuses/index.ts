import { defineSection } from "../../define_section";
import { activeQueries } from "../user_bonuses_query";
import { ActiveBonuses } from "./ActiveBonuses";

export default defineSection(ActiveBonuses, activeQueries);
