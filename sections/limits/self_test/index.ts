import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { SelfTest } from "./SelfTest";

export default defineSection(SelfTest, queries);
