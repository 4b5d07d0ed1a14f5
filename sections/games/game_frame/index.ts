import { defineSection } from "../../define_section";
import { GameFrame } from "./GameFrame";
import { queries } from "./queries";

export default defineSection(GameFrame, queries);
