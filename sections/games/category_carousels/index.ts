import { defineSection } from "../../define_section";
import { CategoryCarousels } from "./CategoryCarousels";
import { queries } from "./queries";

export default defineSection(CategoryCarousels, queries);
