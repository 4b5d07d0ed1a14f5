import { defineSection } from "../../define_section";
import { SearchBox } from "./SearchBox";

export default defineSection(SearchBox);
