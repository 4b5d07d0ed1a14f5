import { defineSection } from "../../define_section";
import { JackpotList } from "./JackpotList";
import { queries } from "./queries";

export default defineSection(JackpotList, queries);
