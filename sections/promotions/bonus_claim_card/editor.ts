import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [28, 6, 40, 42, "room"],
    [32, 10, 32, 18, "strong"],
    [32, 31, 22, 3, "line"],
    [32, 38, 32, 6, "soft"],
  ],
  starter: { bonusId: 1 },
  fields: {
    bonusId: { control: "bonus" },
    claimedImage: { control: "image" },
    label: { control: "text" },
  },
});
