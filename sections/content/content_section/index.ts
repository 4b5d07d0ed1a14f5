import { defineSection } from "../../define_section";
import { ContentSection } from "./ContentSection";

export default defineSection(ContentSection);
