import { defineSection } from "../../define_section";
import { newestQuery } from "../cards/newest_query";
import { ProfileTransactionsCard } from "./ProfileTransactionsCard";

export default defineSection(ProfileTransactionsCard, (props, context) =>
  context.viewer.session === "user" ? [newestQuery(props, context)] : [],
);
