import { defineSection } from "../../define_section";
import { GameCarousel } from "./GameCarousel";
import { queries } from "./queries";
import { schema } from "./schema";

export default defineSection(schema, GameCarousel, queries);
