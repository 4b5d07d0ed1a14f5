import { sessionMinutes } from "../../../schemas/limits";
import { defineEditor } from "../../define_editor";
import { periodChoices } from "../kind_schema";
import { unitChoices, type schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "limits",
  picture: [
    [16, 5, 64, 44, "room"],
    [22, 11, 20, 20, "soft"],
    [48, 13, 26, 4, "strong"],
    [48, 21, 20, 3, "line"],
    [22, 38, 52, 3, "line"],
    [22, 38, 30, 3, "strong"],
  ],
  access: "user",
  starter: {},
  fields: {
    units: { control: "set", options: unitChoices },
    default: { control: "number", min: sessionMinutes.least, max: sessionMinutes.most },
    periods: { control: "set", options: periodChoices },
  },
});
