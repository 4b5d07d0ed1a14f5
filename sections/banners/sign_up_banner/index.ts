import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { schema } from "./schema";
import { SignUpBanner } from "./SignUpBanner";

export default defineSection(schema, SignUpBanner, queries);
