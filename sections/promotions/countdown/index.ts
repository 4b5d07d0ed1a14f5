import { defineSection } from "../../define_section";
import { CountdownSection } from "./CountdownSection";

export default defineSection(CountdownSection);
