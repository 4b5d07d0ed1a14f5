import { defineSection } from "../../define_section";
import { Chat } from "./Chat";

export default defineSection(Chat);
