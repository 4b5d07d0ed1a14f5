import { defineSection } from "../../define_section";
import { queries } from "../limits_query";
import { SessionLimit } from "./SessionLimit";

export default defineSection(SessionLimit, queries);
