import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "cashier",
  picture: [
    [8, 8, 80, 6, "soft"],
    [8, 19, 8, 5, "strong"],
    [20, 19, 68, 5, "line"],
    [8, 28, 8, 5, "strong"],
    [20, 28, 68, 5, "line"],
    [8, 37, 8, 5, "strong"],
    [20, 37, 68, 5, "line"],
  ],
  access: "user",
  starter: { limit: 10 },
  fields: { limit: { control: "number", min: 1, max: 100 } },
});
