import { queries } from "../../../src/features/care/documents/documents_query";
import { defineSection } from "../../define_section";
import { Verification2 } from "./Verification2";

export default defineSection(Verification2, queries);
