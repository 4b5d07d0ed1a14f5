import { defineSection } from "../../define_section";
import { LoginInfo } from "./LoginInfo";
import { queries } from "./queries";
import { schema } from "./schema";

export default defineSection(schema, LoginInfo, queries);
