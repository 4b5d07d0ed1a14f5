import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 10, 54, 34, "strong"],
    [64, 10, 26, 34, "soft"],
  ],
  access: "user",
  starter: {},
  fields: { showCoin: { control: "toggle" } },
});
