import type { Endpoint } from "../../schemas/endpoint";
import own from "./own_refusals.json";

type Refusal = readonly [status: string, code: string, message: string];

const isStaff = ({ role }: Endpoint) => role !== "public" && role !== "player";

/** What refuses a call before its own code is asked, in the order in which that happens. */
function refusalsBefore(endpoint: Endpoint): Refusal[] {
  const { role, method, isCrossOrigin, params, query, body } = endpoint;
  const rules: [applies: unknown, ...Refusal][] = [
    [true, "503", "database.unavailable", "The database is not reachable. Try again in a moment."],
    [true, "503", "server.busy", "The server is busy. Try again in a moment."],
    [role !== "public", "401", "session.required", "Sign in first."],
    [role !== "public", "403", "role.not_allowed", "Your account may not do this."],
    [isStaff(endpoint), "403", "two_factor.demanded", "Set up a second factor first: the back office demands one."],
    [method !== "GET" && !isCrossOrigin, "403", "origin.not_allowed", "The request comes from another site."],
    [params ?? query ?? body, "400", "request.invalid", "The request is not valid."],
    [body, "400", "request.too_deep", "The body nests too deep."],
    [body, "413", "request.too_large", "The body is too large."],
    [body, "415", "request.media_type", "Send the body as JSON."],
    [true, "500", "server.error", "Something went wrong on our side."],
    [true, "429", "request.too_many", "Too many requests."],
  ];
  return rules.filter(([applies]) => applies).map(([, ...refusal]) => refusal);
}

/** What a call refuses for reasons of its own, as it was seen to answer: by method and path. */
const ownRefusals: Partial<Record<string, string[][]>> = own;

/** The answers of a call that is refused: by status, with an example for each code. Others of the call's own come under `default`. */
export function refusalsOf(endpoint: Endpoint): Record<string, object> {
  const seen = ownRefusals[`${endpoint.method} ${endpoint.path}`] ?? [];
  const before = [
    ...refusalsBefore(endpoint),
    ...seen.map(([status = "", code = "", message = ""]) => [status, code, message] as const),
  ];
  const statuses = [...new Set(before.map(([status]) => status))].sort();
  const answers = statuses.map((status) => {
    const all = before.filter(([each]) => each === status);
    const examples = Object.fromEntries(all.map(([, code, message]) => [code, { value: { message, code } }]));
    return [status, { description: all.map(([, code]) => `\`${code}\``).join(", "), content: content({ examples }) }];
  });
  return {
    ...Object.fromEntries(answers),
    default: { description: "Refused for a reason of the call's own, which `code` names.", content: content({}) },
  };
}

const content = (more: object) => ({
  "application/json": { schema: { $ref: "#/components/schemas/Error" }, ...more },
});
