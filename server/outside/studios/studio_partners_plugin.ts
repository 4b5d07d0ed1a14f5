import fp from "fastify-plugin";
import { createHub88 } from "./hub88/hub88";
import type { StudioPartner } from "./port";

declare module "fastify" {
  interface FastifyInstance {
    /** Those who bring games of other studios, by their key. */
    studioPartners: ReadonlyMap<string, StudioPartner>;
  }
}

/**
 * Partners named in the environment; in the demo the practice aggregator stands in for one that is not. `partners`, in tests and
 * benches, are there besides.
 */
export const studioPartnersPlugin = fp<{ partners?: readonly StudioPartner[] }>(
  async (app, { partners = [] }) => {
    const { hub88 } = app.configuration.studioPartners;
    const named = hub88 && createHub88({ ...hub88, apiUrl: () => hub88.url, frameOrigins: () => hub88.frameOrigins });
    const sandbox = app.studioSandbox;
    const practice = sandbox && !named ? createHub88({ ...sandbox, subPartner: null, frameOrigins: sandbox.pageOrigins }) : null;
    const ours = [named ?? practice].filter((partner) => partner !== null);
    app.decorate("studioPartners", new Map([...ours, ...partners].map((partner) => [partner.key, partner])));
  },
  { name: "studio_partners", dependencies: ["studios_sandbox"] },
);
