import { defineSection } from "../../define_section";
import { DepositMethods } from "./DepositMethods";
import { queries } from "./queries";

export default defineSection(DepositMethods, queries);
