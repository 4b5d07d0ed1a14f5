import { defineSection } from "../../define_section";
import { ShowMoreContent } from "./ShowMoreContent";

export default defineSection(ShowMoreContent);
