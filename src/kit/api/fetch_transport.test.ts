import { expect, it } from "vitest";
import { createFetchTransport } from "./fetch_transport";

type Call = { url: string; authorization: string | null; body: unknown; keepalive: boolean };

/** A server that answers in turn, and what it was asked. */
function serverWith(...answers: (Response | Error)[]) {
  const calls: Call[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const authorization = new Headers(init?.headers).get("authorization");
    calls.push({ url: String(url), authorization, body: init?.body ?? null, keepalive: init?.keepalive ?? false });
    const answer = answers[calls.length - 1];
    if (!answer || answer instanceof Error) throw answer ?? new Error("asked too often");
    return answer;
  };
  return { fetch, calls };
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const token = (first: string | null, renewed: string | null) => ({ current: async () => first, renew: async () => renewed });
const get = { method: "GET" as const, url: "/api/x" };

it("sends the token and JSON, and reads JSON", async () => {
  const { fetch, calls } = serverWith(json(200, { ok: true }));
  const send = createFetchTransport({ fetch, accessToken: token("a", null) });
  expect(await send({ method: "POST", url: "/api/x", body: { n: 1 } })).toEqual({ status: 200, body: { ok: true } });
  expect(calls).toEqual([{ url: "/api/x", authorization: "Bearer a", body: '{"n":1}', keepalive: false }]);
});

it("renews a token that was refused and repeats the call once", async () => {
  const { fetch, calls } = serverWith(json(401, {}), json(200, { ok: true }));
  const send = createFetchTransport({ fetch, accessToken: token("a", "b") });
  expect(await send(get)).toMatchObject({ status: 200 });
  expect(calls.map(({ authorization }) => authorization)).toEqual(["Bearer a", "Bearer b"]);
});

it.each([
  ["the session has ended", token("a", null), [json(401, {})]],
  ["the new token is refused too", token("a", "b"), [json(401, {}), json(401, {})]],
  ["it came from a guest", token(null, "b"), [json(401, {})]],
])("answers 401 where %s", async (_, accessToken, answers) => {
  const { fetch, calls } = serverWith(...answers);
  expect(await createFetchTransport({ fetch, accessToken })(get)).toMatchObject({ status: 401 });
  expect(calls).toHaveLength(answers.length);
});

it("sends what outlives the page at once, by the cookie where no token has come yet, and lets it go on without the page", async () => {
  const { fetch, calls } = serverWith(json(200, {}));
  const accessToken = { current: () => new Promise<never>(() => {}), renew: async () => null };
  const press = { method: "POST" as const, url: "/api/x", body: {}, outlivesPage: true };
  expect(await createFetchTransport({ fetch, accessToken })(press)).toMatchObject({ status: 200 });
  expect(calls).toMatchObject([{ authorization: null, keepalive: true }]);
});

it("repeats it with a token where the cookie was not enough", async () => {
  const { fetch, calls } = serverWith(json(401, {}), json(200, {}));
  const press = { ...get, outlivesPage: true };
  expect(await createFetchTransport({ fetch, accessToken: token(null, "b") })(press)).toMatchObject({ status: 200 });
  expect(calls.map(({ authorization }) => authorization)).toEqual([null, "Bearer b"]);
});

it("fails with status 0 where nobody answers", async () => {
  const { fetch } = serverWith(new TypeError("Failed to fetch"));
  await expect(createFetchTransport({ fetch })(get)).rejects.toMatchObject({ status: 0, code: "network.unreachable" });
});

it("leaves a call that was given up as it is", async () => {
  const { fetch } = serverWith(new DOMException("Aborted", "AbortError"));
  await expect(createFetchTransport({ fetch })({ ...get, signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: "AbortError",
  });
});

it("takes a body that is no JSON for none", async () => {
  const { fetch } = serverWith(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(await createFetchTransport({ fetch })(get)).toEqual({ status: 502, body: null });
});
