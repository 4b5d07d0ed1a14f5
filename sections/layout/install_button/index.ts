import { defineSection } from "../../define_section";
import { InstallButton } from "./InstallButton";

export default defineSection(InstallButton);
