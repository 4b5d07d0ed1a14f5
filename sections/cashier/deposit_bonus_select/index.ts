import { defineSection } from "../../define_section";
import { DepositBonusSelect } from "./DepositBonusSelect";
import { queries } from "./queries";

export default defineSection(DepositBonusSelect, queries);
