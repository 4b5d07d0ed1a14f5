import { queries } from "../../../src/features/care/documents/documents_query";
import { defineSection } from "../../define_section";
import { Verification } from "./Verification";

export default defineSection(Verification, queries);
