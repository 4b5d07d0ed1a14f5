import { defineSection } from "../../define_section";
import { PromotionList } from "./PromotionList";
import { queries } from "./queries";
import { schema } from "./schema";

export default defineSection(schema, PromotionList, queries);
