import { defineSection } from "../../define_section";
import { Group } from "./Group";

export default defineSection(Group);
