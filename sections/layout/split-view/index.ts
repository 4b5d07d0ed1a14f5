import { defineSection } from "../../define_section";
import { SplitView } from "./SplitView";

export default defineSection(SplitView);
