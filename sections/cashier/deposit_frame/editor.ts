import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "cashier",
  picture: [
    [22, 6, 52, 42, "room"],
    [22, 6, 52, 7, "soft"],
    [29, 19, 38, 6, "line"],
    [29, 29, 38, 9, "strong"],
  ],
  access: "user",
  starter: {},
  fields: { url: { control: "url" }, theme: { control: "string" } },
});
