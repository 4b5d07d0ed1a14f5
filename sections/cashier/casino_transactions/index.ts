import { defineSection } from "../../define_section";
import { CasinoTransactions } from "./CasinoTransactions";
import { queries } from "./queries";

export default defineSection(CasinoTransactions, queries);
