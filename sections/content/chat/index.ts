import { defineSection } from "../../define_section";
import { Chat } from "./Chat";
import { schema } from "./schema";

export default defineSection(schema, Chat);
