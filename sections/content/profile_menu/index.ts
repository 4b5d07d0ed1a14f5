import { defineSection } from "../../define_section";
import { queries } from "../menu_entries/queries";
import { ProfileMenu } from "./ProfileMenu";

export default defineSection(ProfileMenu, ({ items }, context) => queries({ items, menuType: "profile" }, context));
