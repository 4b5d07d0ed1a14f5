import type { Api } from "../../../kit/api/api";
import type { Services } from "../../../kit/session/services";

const codes = new WeakMap<Api, string>();

/** Who invited the visitor, for as long as the page is open: what outlives it is kept only where they agree. */
export const rememberInvitation = (api: Api, code: string) => void codes.set(api, code);
export const invitationOf = ({ api, route }: Pick<Services, "api" | "route">): string | undefined =>
  route.getState().search.ref || codes.get(api);
