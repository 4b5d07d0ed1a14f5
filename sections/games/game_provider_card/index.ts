import { defineSection } from "../../define_section";
import { GameProviderCard } from "./GameProviderCard";
import { queries } from "./queries";

export default defineSection(GameProviderCard, queries);
