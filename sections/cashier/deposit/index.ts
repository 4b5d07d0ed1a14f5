import { defineSection } from "../../define_section";
import { DepositSection } from "./DepositSection";
import { queries } from "./queries";

export default defineSection(DepositSection, queries);
