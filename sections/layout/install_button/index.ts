import { defineSection } from "../../define_section";
import { InstallButton } from "./InstallButton";
import { schema } from "./schema";

export default defineSection(schema, InstallButton);
