import { expect, it } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "../../../schemas/endpoint";
import { defaultPersona, viewerOf } from "../../../schemas/persona";
import { createApi, type Transport } from "../../kit/api/api";
import { game } from "../../testing/games";
import { createPersonaTransport } from "./persona_transport";
import { samplePaths } from "./sample_paths";
import { sampleUser } from "./sample_user";
import { seedOf } from "./seed";

const modules = import.meta.glob<Record<string, unknown>>("../../../schemas/api/**/*.ts", { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "role" in value && "path" in value;
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint));

const testGames = Array.from({ length: 60 }, (_, index) => game({ masterCasinoGameId: index + 1, identifier: `game-${index}` }));
const persona = { ...defaultPersona, audience: "paid" as const, country: "SE" };
const viewer = viewerOf(persona, "2026-11-20T12:00:00Z");

/** What reached the server, and the persona's answers. */
function start(played = persona) {
  const sent: string[] = [];
  const server: Transport = async ({ method, url }) => {
    sent.push(`${method} ${url.split("?")[0]}`);
    return { status: 200, body: { categoryGames: { count: testGames.length, rows: testGames } } };
  };
  const user = sampleUser(viewerOf(played, viewer.now), { persona: played, player: null });
  const transport = createPersonaTransport(() => ({ viewer, user, seed: seedOf(played), transport: server }));
  return { sent, transport, user };
}

const urlOf = ({ path }: Endpoint) => path.replace(/:\w+/g, "1");

it.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  "%s %s changes nothing and opens no account for a persona",
  async (method, _, endpoint) => {
    const { sent, transport } = start();
    const { status, body } = await transport({ method, url: urlOf(endpoint), body: {} });
    const isPublicRead = method === "GET" && endpoint.role === "public";
    if (method !== "GET") expect([status, body]).toEqual([409, expect.objectContaining({ code: "preview.not_sent" })]);
    else if (endpoint.role !== "public" && endpoint.role !== "player") expect(status).toBe(409);
    else if (endpoint.role === "player") expect(z.safeParse(endpoint.answer, body)).toMatchObject({ success: true });
    expect(sent.filter((call) => !/^GET \/api\/(?!backoffice)/.test(call))).toEqual([]);
    if (!isPublicRead) expect(sent.filter((call) => call.endsWith(endpoint.path))).toEqual([]);
  },
);

it("knows which calls have made-up answers before those come, and what is public comes without them (issue 18)", async () => {
  const { sampleAnswers } = await import("./sample_answers");
  expect([...samplePaths].sort()).toEqual(Object.keys(sampleAnswers).sort());
});

it("makes up the same player at every load, and another for another persona", async () => {
  const { getFavoriteGames } = await import("../../../schemas/api/favorite_games");
  const favorites = async (played = persona) =>
    (await createApi(start(played).transport).call(getFavoriteGames, { query: {} })).favoriteGames;
  expect(start().user).toEqual(start().user);
  expect(await favorites()).toEqual(await favorites());
  expect(start({ ...persona, country: "FI" }).user?.userWallet).not.toEqual(start().user?.userWallet);
});
