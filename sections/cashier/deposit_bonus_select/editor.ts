import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "cashier",
  picture: [
    [20, 8, 56, 12, "strong"],
    [20, 23, 56, 10, "soft"],
    [20, 39, 26, 7, "soft"],
    [50, 39, 26, 7, "strong"],
  ],
  access: "user",
  starter: {},
  fields: { layout: { control: "select", options: ["list", "carousel"] } },
});
