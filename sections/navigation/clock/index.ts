import { defineSection } from "../../define_section";
import { Clock } from "./Clock";

export default defineSection(Clock);
