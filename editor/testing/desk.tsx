import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { User } from "../../schemas/user";
import { type ApiRequest, createApi } from "../../src/kit/api/api";
import { createAccessToken } from "../../src/kit/session/access_token";
import Desk from "../desk/Desk";
import { signedIn } from "./signed_in";
import { editorWords } from "./words";

interface Answer {
  status: number;
  body: unknown;
}

/** What the desk's frame asks for, on a site where nothing waits. */
const nothing: readonly (readonly [path: string, body: unknown])[] = [
  ["/payments/alarms", { alarms: { count: 0, rows: [] }, openCount: 0 }],
  [
    "/payments/payouts",
    { payouts: { count: 0, rows: [] }, baseTotal: 0, baseCurrency: "EUR", reviewHours: 4, counts: {}, heldAll: null },
  ],
  ["/documents", { documents: { count: 0, rows: [] }, waiting: 0, reviewMinutes: 120 }],
];

/** The desk before a server; what that has no answer for is not there, or nothing waits. */
export function openDeskAt(answer: (request: ApiRequest) => Answer | null, { role = "cashier", email }: Partial<User> = {}) {
  const api = createApi(async (request) => {
    const given = answer(request);
    if (given) return given;
    const empty = request.method === "GET" ? nothing.find(([path]) => request.url.includes(path)) : undefined;
    return empty ? { status: 200, body: empty[1] } : { status: 404, body: { message: "no" } };
  });
  const { user } = signedIn();
  const accessToken = createAccessToken({ request: async () => null, hasSession: false, onEnd: () => {} });
  const backOffice = { api, accessToken, check: async () => {}, signOut: async () => {} };
  render(<Desk backOffice={backOffice} user={{ ...user, role, ...(email && { email }) }} t={editorWords("en")} language="en" />);
  return userEvent.setup();
}
