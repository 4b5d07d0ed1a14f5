import { defineEditor } from "../../define_editor";
import { modes, type schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [8, 8, 16, 16, "soft"],
    [28, 8, 16, 16, "soft"],
    [48, 8, 16, 16, "strong"],
    [68, 8, 16, 16, "strong"],
    [8, 28, 16, 16, "soft"],
    [28, 28, 16, 16, "room"],
  ],
  access: "user",
  starter: {},
  fields: { mode: { control: "select", options: modes } },
});
