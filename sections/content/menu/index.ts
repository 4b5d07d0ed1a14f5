import { defineSection } from "../../define_section";
import { Menu } from "./Menu";
import { queries } from "./queries";

export default defineSection(Menu, queries);
