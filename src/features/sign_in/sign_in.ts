import * as calls from "../../../schemas/api/users";
import type { User } from "../../../schemas/user";
import type { Services } from "../../session/services";

type SessionServices = Pick<Services, "api" | "session" | "accessToken">;

/** Opens a session. Fails with `ApiError`; then nothing has changed. */
export async function signIn({ api, session, accessToken }: SessionServices, email: string, password: string) {
  const { data } = await api.call(calls.login, { body: { email, password } });
  accessToken.set(data.accessToken);
  becomeUser(session, data.user);
}

/** Ends the session. Fails with `ApiError`; then it still stands, and so it is shown. */
export async function signOut({ api, session, accessToken }: SessionServices) {
  await api.call(calls.logout, { body: {} });
  accessToken.set(null);
  becomeGuest(session);
}

function becomeUser(session: Services["session"], user: User) {
  session.setState(({ viewer }) => ({ viewer: { ...viewer, session: "user", depositCount: user.depositCount }, user }));
}

export function becomeGuest(session: Services["session"]) {
  session.setState(({ viewer }) => ({ viewer: { ...viewer, session: "guest", depositCount: 0 }, user: null }));
}
