import { defineSection } from "../../define_section";
import { EditProfile } from "./EditProfile";

export default defineSection(EditProfile);
