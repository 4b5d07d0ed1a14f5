import { defineSection } from "../../define_section";
import { ProfileDocuments } from "./ProfileDocuments";
import { schema } from "./schema";

export default defineSection(schema, ProfileDocuments);
