import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { Withdraw } from "./Withdraw";

export default defineSection(Withdraw, queries);
