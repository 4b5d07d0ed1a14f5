import { defineSection } from "../../define_section";
import { Banner } from "./Banner";
import { queries } from "./queries";
import { schema } from "./schema";

export default defineSection(schema, Banner, queries);
