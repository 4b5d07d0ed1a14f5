import { defineSection } from "../../define_section";
import { BannerAdvantages } from "./BannerAdvantages";
import { schema } from "./schema";

export default defineSection(schema, BannerAdvantages);
