import { defineSection } from "../../define_section";
import { LogoStrip } from "./LogoStrip";

export default defineSection(LogoStrip);
