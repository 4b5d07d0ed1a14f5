import { defineSection } from "../../define_section";
import { queries } from "../../content/menu/queries";
import { ProfileMenu } from "./ProfileMenu";
import { schema } from "./schema";

export default defineSection(schema, ProfileMenu, ({ items }, context) => queries({ items, menuType: "profile" }, context));
