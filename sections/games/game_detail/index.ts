import { defineSection } from "../../define_section";
import { GameDetail } from "./GameDetail";
import { queries } from "./queries";
import { schema } from "./schema";

export default defineSection(schema, GameDetail, queries);
