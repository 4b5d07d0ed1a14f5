import { defineSection } from "../../define_section";
import { ProfileEditCard } from "./ProfileEditCard";
import { schema } from "./schema";

export default defineSection(schema, ProfileEditCard);
