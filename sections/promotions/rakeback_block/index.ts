import { defineSection } from "../../define_section";
import { rakebackQueries } from "../rakeback_query";
import { RakebackBlock } from "./RakebackBlock";

export default defineSection(RakebackBlock, rakebackQueries);
