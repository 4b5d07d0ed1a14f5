import { defineEditor } from "../../define_editor";
import { documentsFields, documentsPicture } from "../documents_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: documentsPicture,
  access: "user",
  starter: { steps: true },
  fields: { ...documentsFields, steps: { control: "toggle" } },
});
