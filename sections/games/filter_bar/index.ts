import { defineSection } from "../../define_section";
import { FilterBarSection } from "./FilterBarSection";
import { queries } from "./queries";

export default defineSection(FilterBarSection, queries);
