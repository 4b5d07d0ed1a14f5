import { defineSection } from "../../define_section";
import { BackButton } from "./BackButton";

export default defineSection(BackButton);
