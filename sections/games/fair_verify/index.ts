import { defineSection } from "../../define_section";
import { FairVerify } from "./FairVerify";
import { queries } from "./queries";

export default defineSection(FairVerify, queries);
