import { defineSection } from "../../define_section";
import { Activity } from "./Activity";
import { queries } from "./queries";

export default defineSection(Activity, queries);
