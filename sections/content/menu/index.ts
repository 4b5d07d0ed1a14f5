import { defineSection } from "../../define_section";
import { Menu } from "./Menu";
import { queries } from "../menu_entries/queries";

export default defineSection(Menu, queries);
