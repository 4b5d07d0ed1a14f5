import { createStore } from "zustand/vanilla";
import * as calls from "../../schemas/api/users";
import type { User } from "../../schemas/user";
import { type Api, createApi, type Transport } from "../../src/api/api";
import { createFetchTransport } from "../../src/api/fetch_transport";
import { type AccessToken, createAccessToken } from "../../src/session/access_token";
import { renewToken } from "../../src/session/renew_token";

export interface BackOfficeState {
  status: "checking" | "unreachable" | "signed_out" | "signed_in";
  /** Stays while a session that has ended waits to be opened again. */
  user: User | null;
}

export type BackOffice = ReturnType<typeof createBackOffice>;

interface Options {
  transport?: (accessToken?: AccessToken) => Transport;
}

/** Who works here: the session of the editor, and the calls that it may make. */
export function createBackOffice({
  transport = (accessToken) => createFetchTransport(accessToken ? { accessToken } : {}),
}: Options = {}) {
  const store = createStore<BackOfficeState>(() => ({ status: "checking", user: null }));
  const anonymous = createApi(transport(), { checksAnswers: true });
  const accessToken = createAccessToken({
    request: async () => (await renewToken(anonymous))?.accessToken ?? null,
    hasSession: false,
    onEnd: () => store.setState({ status: "signed_out" }),
  });
  const api: Api = createApi(transport(accessToken), { checksAnswers: true });

  return {
    store,
    api,
    accessToken,
    /** Asks who the session's cookie belongs to. */
    async check() {
      store.setState({ status: "checking" });
      try {
        const { user } = await anonymous.call(calls.getViewer, {});
        if (user) await accessToken.renew(null);
        store.setState(user ? { status: "signed_in", user } : { status: "signed_out" });
      } catch {
        store.setState({ status: "unreachable" });
      }
    },
    /** Fails with `ApiError`; then nothing has changed. */
    async signIn(email: string, password: string, twoFactorCode?: string) {
      const { data } = await anonymous.call(calls.login, { body: { email, password, ...(twoFactorCode && { twoFactorCode }) } });
      accessToken.set(data.accessToken);
      store.setState({ status: "signed_in", user: data.user });
    },
    /** Fails with `ApiError`; then the session still stands. */
    async signOut() {
      await api.call(calls.logout, { body: {} });
      accessToken.set(null);
      store.setState({ status: "signed_out", user: null });
    },
  };
}

export const isBackOfficeUser = ({ role }: User) => role === "administrator" || role === "content_editor";
export const canPublish = ({ role }: User) => role === "administrator";
