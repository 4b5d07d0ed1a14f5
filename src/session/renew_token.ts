import { refreshToken } from "../../schemas/api/users";
import type { Api } from "../api/api";
import { ApiError } from "../api/api_error";

/** A new bearer token for the session in the cookie; null where there is none, fails where nobody answers. */
export async function renewToken(api: Api): Promise<string | null> {
  try {
    return (await api.call(refreshToken, { body: {} })).data.accessToken;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
