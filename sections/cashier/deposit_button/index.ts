import { defineSection } from "../../define_section";
import { DepositButton } from "./DepositButton";
import { queries } from "./queries";

export default defineSection(DepositButton, queries);
