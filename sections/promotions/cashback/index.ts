import { defineSection } from "../../define_section";
import { Cashback } from "./Cashback";
import { queries } from "./queries";

export default defineSection(Cashback, queries);
