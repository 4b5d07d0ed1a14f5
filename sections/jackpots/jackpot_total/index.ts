import { defineSection } from "../../define_section";
import { JackpotTotal } from "./JackpotTotal";
import { queries } from "./queries";

export default defineSection(JackpotTotal, queries);
