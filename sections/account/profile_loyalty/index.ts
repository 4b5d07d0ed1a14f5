import { getLoyalty } from "../../../schemas/api/loyalty";
import { defineSection } from "../../define_section";
import { ProfileLoyalty } from "./ProfileLoyalty";

export default defineSection(ProfileLoyalty, (_, { api, viewer }) =>
  viewer.session === "user" ? [api.query(getLoyalty, { query: {} })] : [],
);
