import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [16, 6, 64, 42, "room"],
    [23, 12, 8, 8, "strong"],
    [23, 28, 32, 10, "soft"],
    [58, 28, 15, 10, "strong"],
  ],
  access: "user",
  starter: {},
  fields: { redirectUrl: { control: "url" } },
});
