import { queries } from "../../../src/features/documents/documents_query";
import { defineSection } from "../../define_section";
import { Verification2 } from "./Verification2";

export default defineSection(Verification2, queries);
