import { getUserDetails } from "../../schemas/api/users";
import type { Api } from "../kit/api/api";

export const loginInfoQuery = (api: Api) => api.query(getUserDetails, {});
