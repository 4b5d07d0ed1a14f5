import { defineEditor } from "../../define_editor";
import { kindFields, kindPicture } from "../kind_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "limits",
  picture: kindPicture,
  access: "user",
  starter: {},
  fields: kindFields,
});
