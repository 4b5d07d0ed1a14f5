import { defineSection } from "../../define_section";
import { CategoryDropdown } from "./CategoryDropdown";
import { categoryQueries } from "../sub_categories_query";

export default defineSection(CategoryDropdown, categoryQueries);
