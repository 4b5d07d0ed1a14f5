import { defineSection } from "../../define_section";
import { queries } from "../limits_query";
import { DepositLimit } from "./DepositLimit";

export default defineSection(DepositLimit, queries);
