import { defineSection } from "../../define_section";
import { Missions } from "./Missions";
import { queries } from "./queries";

export default defineSection(Missions, queries);
