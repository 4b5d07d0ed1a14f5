import { defineEditor } from "../../define_editor";
import { type schema, transactionTypes } from "./schema";

export default defineEditor<typeof schema>({
  group: "cashier",
  picture: [
    [8, 6, 80, 9, "room"],
    [8, 19, 30, 6, "strong"],
    [42, 19, 20, 6, "soft"],
    [8, 30, 80, 4, "line"],
    [8, 37, 80, 4, "line"],
    [8, 44, 80, 4, "line"],
  ],
  access: "user",
  starter: { limit: 10, types: ["deposit", "withdraw", "games"], dateFilter: true },
  fields: {
    limit: { control: "number", min: 1, max: 100 },
    types: { control: "set", options: transactionTypes },
    dateFilter: { control: "toggle" },
  },
});
