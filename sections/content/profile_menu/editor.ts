import { navigationItems } from "../menu_entries/navigation_items";
import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [26, 6, 44, 42, "room"],
    [32, 12, 30, 6, "strong"],
    [32, 22, 24, 3, "line"],
    [32, 29, 28, 3, "line"],
    [32, 39, 20, 3, "soft"],
  ],
  access: "user",
  starter: {},
  fields: { items: navigationItems },
});
