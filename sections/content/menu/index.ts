import { defineSection } from "../../define_section";
import { Menu } from "./Menu";
import { queries } from "./queries";
import { schema } from "./schema";

export default defineSection(schema, Menu, queries);
