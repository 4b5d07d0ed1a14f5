import { defineSection } from "../../define_section";
import { BannerAtropos } from "./BannerAtropos";
import { queries } from "./queries";
import { schema } from "./schema";

export default defineSection(schema, BannerAtropos, queries);
