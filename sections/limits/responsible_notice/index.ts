import { defineSection } from "../../define_section";
import { ResponsibleNotice } from "./ResponsibleNotice";

export default defineSection(ResponsibleNotice);
