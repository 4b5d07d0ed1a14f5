import { defineSection } from "../../define_section";
import { LoginInfo } from "./LoginInfo";
import { queries } from "./queries";

export default defineSection(LoginInfo, queries);
