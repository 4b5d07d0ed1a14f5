import { defineSection } from "../../define_section";
import { PromotionDetail } from "./PromotionDetail";
import { queries } from "./queries";
import { schema } from "./schema";

export default defineSection(schema, PromotionDetail, queries);
