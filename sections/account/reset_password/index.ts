import { defineSection } from "../../define_section";
import { ResetPassword } from "./ResetPassword";

export default defineSection(ResetPassword);
