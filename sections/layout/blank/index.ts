import { defineSection } from "../../define_section";
import { Blank } from "./Blank";

export default defineSection(Blank);
