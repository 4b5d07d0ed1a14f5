import { defineSection } from "../../define_section";
import { ExpandContent } from "./ExpandContent";

export default defineSection(ExpandContent);
