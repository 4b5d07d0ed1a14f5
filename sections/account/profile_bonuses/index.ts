import { defineSection } from "../../define_section";
import { ProfileBonuses } from "./ProfileBonuses";
import { schema } from "./schema";

export default defineSection(schema, ProfileBonuses);
