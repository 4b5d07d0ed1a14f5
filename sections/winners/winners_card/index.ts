import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { WinnersCard } from "./WinnersCard";

export default defineSection(WinnersCard, queries);
