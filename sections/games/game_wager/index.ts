import { defineSection } from "../../define_section";
import { GameWager } from "./GameWager";

export default defineSection(GameWager);
