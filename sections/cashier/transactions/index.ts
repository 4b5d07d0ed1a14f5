import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { Transactions } from "./Transactions";

export default defineSection(Transactions, queries);
