import type { FastifyInstance } from "fastify";
import { buildPeer } from "../peer_site";
import { apiRoutes } from "./api_routes";
import { controlRoutes } from "./control_routes";
import { playRoutes } from "./play_routes";
import type { StudiosShared } from "./shared";

/** The studios as a site of their own: their calls for casinos, their games' pages, their ears for tests. */
export async function buildStudios(shared: StudiosShared): Promise<FastifyInstance> {
  const app = await buildPeer(shared);
  for (const routes of [apiRoutes, playRoutes, controlRoutes]) await app.register(routes, shared);
  return app;
}
