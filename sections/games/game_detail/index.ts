import { defineSection } from "../../define_section";
import { GameDetail } from "./GameDetail";
import { queries } from "./queries";

export default defineSection(GameDetail, queries);
