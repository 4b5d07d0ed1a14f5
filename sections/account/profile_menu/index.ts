import { defineSection } from "../../define_section";
import { queries } from "../../content/menu/queries";
import { ProfileMenu } from "./ProfileMenu";

export default defineSection(ProfileMenu, ({ items }, context) => queries({ items, menuType: "profile" }, context));
