import { defineSection } from "../../define_section";
import { GameSession } from "./GameSession";

export default defineSection(GameSession);
