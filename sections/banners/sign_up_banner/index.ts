import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { SignUpBanner } from "./SignUpBanner";

export default defineSection(SignUpBanner, queries);
