import { createStore } from "zustand/vanilla";
import { listPaymentChanges } from "../../schemas/api/payments/office/changes";
import { listPersonas } from "../../schemas/api/personas";
import * as calls from "../../schemas/api/users";
import type { PasskeyAnswer } from "../../schemas/passkeys";
import { rightsOf } from "../../schemas/role_rights";
import type { User } from "../../schemas/user";
import { type AnswerOf, type Api, createApi, type Transport } from "../../src/kit/api/api";
import { ApiError } from "../../src/kit/api/api_error";
import { createFetchTransport } from "../../src/kit/api/fetch_transport";
import { type AccessToken, createAccessToken } from "../../src/kit/session/access_token";
import { renewToken } from "../../src/kit/session/renew_token";

/** What the server says to whoever has to set up a second factor before anything else. */
export const factorDemanded = "two_factor.demanded";

export interface BackOfficeState {
  status: "checking" | "unreachable" | "signed_out" | "factor_demanded" | "signed_in";
  /** Stays while a session that has ended waits to be opened again. */
  user: User | null;
  /** The editor was opened: what is asked from then on stands before it, and the work behind it waits. */
  isAtWork: boolean;
}

export type BackOffice = ReturnType<typeof createBackOffice>;

interface Options {
  /** The server has said with the page that its cookie is of a session: renewing the token tells whose. */
  hasSession?: boolean;
  transport?: (accessToken?: AccessToken) => Transport;
}

/** Who works here: the session of the editor, and the calls that it may make. */
export function createBackOffice({
  hasSession = false,
  transport = (accessToken) => createFetchTransport(accessToken ? { accessToken } : {}),
}: Options = {}) {
  const store = createStore<BackOfficeState>(() => ({ status: "checking", user: null, isAtWork: false }));
  const anonymous = createApi(transport(), { checksAnswers: true });
  const accessToken = createAccessToken({
    request: async () => (await renewToken(anonymous))?.accessToken ?? null,
    hasSession: false,
    onEnd: () => store.setState({ status: "signed_out" }),
  });
  const api: Api = createApi(noticing(transport(accessToken)), { checksAnswers: true });

  /** What was answered when the editor opened, until it is taken. */
  let personas: AnswerOf<typeof listPersonas> | null = null;

  /** The setting may be turned on while somebody works. */
  function noticing(carry: Transport): Transport {
    return async (request) => {
      const answer = await carry(request);
      if (answer.status === 403 && (answer.body as { code?: unknown } | null)?.code === factorDemanded)
        store.setState({ status: "factor_demanded" });
      return answer;
    };
  }

  /** Whose session it is has a second factor, or is asked here whether they need one: the editor opens to whoever may use it. */
  async function letIn(user: User) {
    personas = null;
    const isAsked = isBackOfficeUser(user) && !user.isTwoFactorOn;
    const ask = () => (mayEditPages(user) ? askPersonas() : api.call(listPaymentChanges, { query: { limit: 1 } }));
    const refusal = isAsked ? await ask().then(() => null, codeOf) : null;
    if (refusal === factorDemanded) return store.setState({ user });
    store.setState({ status: "signed_in", user, isAtWork: true });
  }

  async function askPersonas() {
    const answer = await api.call(listPersonas, {});
    if (!store.getState().isAtWork) personas = answer; // at work they have been read
  }

  /** Whose session the cookie is of, with a token for their calls where there is one; null where it is of none. */
  async function readUser(): Promise<User | null> {
    if (hasSession) {
      const renewal = await renewToken(anonymous);
      accessToken.set(renewal?.accessToken ?? null);
      return renewal?.user ?? null;
    }
    const { user } = await anonymous.call(calls.getViewer, {});
    if (user) await accessToken.renew(null);
    return user;
  }

  return {
    store,
    api,
    /** The kept personas, where they have just been asked for; once. */
    takePersonas() {
      const taken = personas;
      personas = null;
      return taken;
    },
    /** Calls as nobody, for who comes by a link. */
    anonymous,
    accessToken,
    /** Asks who the session's cookie belongs to; `onSession` is told as soon as calls can be made for them, before it is known whether they may work. */
    async check(onSession?: (user: User) => void) {
      store.setState({ status: "checking" });
      try {
        const user = await readUser();
        if (!user) return store.setState({ status: "signed_out" });
        if ((await accessToken.current()) !== null) onSession?.(user);
        await letIn(user);
      } catch {
        store.setState({ status: "unreachable" });
      }
    },
    /** Fails with `ApiError`; then nothing has changed. */
    async signIn(email: string, password: string, factor: { twoFactorCode?: string; passkey?: PasskeyAnswer } = {}) {
      const { data } = await anonymous.call(calls.login, { body: { email, password, ...factor } });
      accessToken.set(data.accessToken);
      await letIn(data.user);
    },
    /** Whoever has just set up their second factor goes on. Fails with `ApiError`; then nothing has changed. */
    async goOn() {
      const { user } = await anonymous.call(calls.getViewer, {});
      if (user) await letIn(user);
      else store.setState({ status: "signed_out" });
    },
    /** Fails with `ApiError`; then the session still stands. */
    async signOut() {
      await api.call(calls.logout, { body: {} });
      accessToken.set(null);
      store.setState({ status: "signed_out", user: null, isAtWork: false });
    },
  };
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

export const mayEditPages = ({ role }: User) => role === "administrator" || role === "content_editor";
/** Who looks after payments, beside the pages. */
export const mayUseDesk = ({ role }: User) => rightsOf.support.includes(role);
export const isBackOfficeUser = (user: User) => mayEditPages(user) || mayUseDesk(user);
export const canPublish = ({ role }: User) => role === "administrator";
