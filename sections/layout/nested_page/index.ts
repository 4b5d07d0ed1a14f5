import { defineSection } from "../../define_section";
import { NestedPage } from "./NestedPage";

export default defineSection(NestedPage);
