import { defineSection } from "../../define_section";
import { GameActions } from "./GameActions";
import { queries } from "./queries";

export default defineSection(GameActions, queries);
