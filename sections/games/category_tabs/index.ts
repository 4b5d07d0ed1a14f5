import { defineSection } from "../../define_section";
import { CategoryTabs } from "./CategoryTabs";
import { categoryQueries } from "../sub_categories_query";

export default defineSection(CategoryTabs, categoryQueries);
