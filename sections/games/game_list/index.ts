import { defineSection } from "../../define_section";
import { GameList } from "./GameList";
import { queries } from "./queries";
import { schema } from "./schema";

export default defineSection(schema, GameList, queries);
