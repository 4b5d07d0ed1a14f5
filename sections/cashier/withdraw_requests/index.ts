import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { WithdrawRequests } from "./WithdrawRequests";

export default defineSection(WithdrawRequests, queries);
