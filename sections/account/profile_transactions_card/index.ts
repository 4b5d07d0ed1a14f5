import { defineSection } from "../../define_section";
import { ProfileTransactionsCard } from "./ProfileTransactionsCard";
import { queries } from "./queries";

export default defineSection(ProfileTransactionsCard, queries);
