import type { Api } from "../../api/api";

const codes = new WeakMap<Api, string>();

/** Who invited the visitor, for as long as the page is open: what outlives it is kept only where they agree. */
export const rememberInvitation = (api: Api, code: string) => void codes.set(api, code);
export const invitationOf = (api: Api): string | undefined => codes.get(api);
