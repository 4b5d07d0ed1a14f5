import { defineSection } from "../../define_section";
import { ProfileDocuments } from "./ProfileDocuments";

export default defineSection(ProfileDocuments);
