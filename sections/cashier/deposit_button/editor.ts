import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "cashier",
  picture: [
    [30, 20, 36, 12, "strong"],
    [36, 37, 24, 3, "line"],
  ],
  access: "user",
  starter: { showBonus: true },
  fields: { link: { control: "link" }, showBonus: { control: "toggle" } },
});
