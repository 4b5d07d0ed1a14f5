import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { WithdrawConditions } from "./WithdrawConditions";

export default defineSection(WithdrawConditions, queries);
