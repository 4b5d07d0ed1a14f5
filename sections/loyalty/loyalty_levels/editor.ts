import { defineEditor } from "../../define_editor";
import { columnNames, type schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 10, 18, 34, "soft"],
    [28, 10, 18, 34, "soft"],
    [50, 10, 18, 34, "strong"],
    [72, 10, 18, 34, "soft"],
  ],
  starter: { columns: [...columnNames] },
  fields: { columns: { control: "set", options: columnNames } },
});
