import { defineSection } from "../../define_section";
import { GameList } from "./GameList";
import { queries } from "./queries";

export default defineSection(GameList, queries);
