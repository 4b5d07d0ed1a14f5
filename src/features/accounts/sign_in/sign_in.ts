import * as calls from "../../../../schemas/api/users";
import type { CallInput } from "../../../kit/api/api";
import type { Services } from "../../../kit/session/services";
import { becomeGuest, becomeUser } from "../../../kit/session/session_store";

type SessionServices = Pick<Services, "api" | "session" | "accessToken">;
export type Credentials = NonNullable<CallInput<typeof calls.login>["body"]>;

/** Opens a session. Fails with `ApiError`; then nothing has changed. */
export async function signIn({ api, session, accessToken }: SessionServices, body: Credentials) {
  const { data } = await api.call(calls.login, { body });
  accessToken.set(data.accessToken);
  becomeUser(session, data.user);
}

/** Ends the session. Fails with `ApiError`; then it still stands, and so it is shown. */
export async function signOut({ api, session, accessToken }: SessionServices) {
  await api.call(calls.logout, { body: {} });
  accessToken.set(null);
  becomeGuest(session);
}
