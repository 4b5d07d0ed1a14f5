import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "cashier",
  picture: [
    [20, 10, 22, 22, "strong"],
    [48, 12, 28, 4, "line"],
    [48, 20, 20, 4, "line"],
    [20, 38, 56, 7, "soft"],
  ],
  access: "user",
  starter: { cryptoCurrencyCode: "USDT" },
  fields: { cryptoCurrencyCode: { control: "string" } },
});
