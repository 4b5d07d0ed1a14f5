import { defineSection } from "../../define_section";
import { FairVerify } from "./FairVerify";

export default defineSection(FairVerify);
