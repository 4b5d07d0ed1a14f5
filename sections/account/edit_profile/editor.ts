import { detailFields } from "../../../src/features/accounts/profile/detail_values";
import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [12, 6, 72, 42, "room"],
    [18, 12, 28, 7, "soft"],
    [50, 12, 28, 7, "soft"],
    [18, 23, 28, 7, "soft"],
    [50, 23, 28, 7, "soft"],
    [56, 37, 22, 6, "strong"],
  ],
  access: "user",
  starter: { fields: [...detailFields] },
  fields: {
    fields: { control: "set", options: detailFields },
    readOnly: { control: "set", options: detailFields },
  },
});
