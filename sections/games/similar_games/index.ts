import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { SimilarGames } from "./SimilarGames";

export default defineSection(SimilarGames, queries);
