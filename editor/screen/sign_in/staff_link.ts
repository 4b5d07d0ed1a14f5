import type { StaffLinkKind } from "../../../schemas/api/staff";

export interface StaffLink {
  kind: StaffLinkKind;
  token: string;
}

const form = /^#(set-up|join)=([\w-]+)$/;

/** The link by which somebody came, behind the address's hash, where no server and no log sees it. */
export function readStaffLink({ location }: Pick<Window, "location">): StaffLink | null {
  const [, kind, token] = form.exec(location.hash) ?? [];
  return kind && token ? { kind: kind === "join" ? "join" : "set-up", token } : null;
}

/** Takes it out of the address: it works once. */
export const dropStaffLink = ({ location, history }: Window) =>
  history.replaceState(null, "", location.pathname + location.search);
