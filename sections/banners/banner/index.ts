import { defineSection } from "../../define_section";
import { Banner } from "./Banner";
import { queries } from "./queries";

export default defineSection(Banner, queries);
