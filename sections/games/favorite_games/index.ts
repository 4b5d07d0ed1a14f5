import { defineSection } from "../../define_section";
import { FavoriteGames } from "./FavoriteGames";
import { queries } from "./queries";

export default defineSection(FavoriteGames, queries);
