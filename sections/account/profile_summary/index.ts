import { getLoyalty } from "../../../schemas/api/loyalty";
import { defineSection } from "../../define_section";
import { newestQuery } from "../cards/newest_query";
import { ProfileSummary } from "./ProfileSummary";

export default defineSection(ProfileSummary, ({ cards }, { api, viewer }) =>
  viewer.session === "user"
    ? [
        ...(cards.includes("loyalty") ? [api.query(getLoyalty, { query: {} })] : []),
        ...(cards.includes("transactions") ? [newestQuery({ limit: 3 }, { api })] : []),
      ]
    : [],
);
