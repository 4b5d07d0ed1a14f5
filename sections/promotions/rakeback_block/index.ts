import { rakebackQueries } from "../../../src/features/rewards/rewards/rakeback_query";
import { defineSection } from "../../define_section";
import { RakebackBlock } from "./RakebackBlock";

export default defineSection(RakebackBlock, rakebackQueries);
