import { defineSection } from "../../define_section";
import { FaqSection } from "./FaqSection";

export default defineSection(FaqSection);
