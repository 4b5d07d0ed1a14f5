import { defineSection } from "../../define_section";
import { DepositFrame } from "./DepositFrame";

export default defineSection(DepositFrame);
