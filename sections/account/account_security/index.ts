import { defineSection } from "../../define_section";
import { AccountSecurity } from "./AccountSecurity";
import { queries } from "./queries";

export default defineSection(AccountSecurity, queries);
