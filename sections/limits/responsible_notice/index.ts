import { defineSection } from "../../define_section";
import { ResponsibleNotice } from "./ResponsibleNotice";
import { schema } from "./schema";

export default defineSection(schema, ResponsibleNotice);
