import { defineSection } from "../../define_section";
import { OfferList } from "./OfferList";
import { queries } from "./queries";

export default defineSection(OfferList, queries);
