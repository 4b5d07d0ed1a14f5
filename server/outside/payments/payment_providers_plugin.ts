import fp from "fastify-plugin";
import { createProviders, type ProviderKey } from "./create_providers";
import type { Connection } from "./gateway/connection";
import type { PaymentProvider } from "./port";

declare module "fastify" {
  interface FastifyInstance {
    /** The providers that this site has a connection to, by their keys. */
    paymentProviders: ReadonlyMap<string, PaymentProvider>;
  }
}

/** What the practice providers call the adapters' channels. */
const sandboxChannels = {
  harbour: "card",
  musterbank: "bank",
  skrill: "skrill",
  interac: "interac",
  gatewaycrypto: "crypto",
  paisa: "upi",
  carouseller: "cashier",
} as const;

/**
 * Providers named in the environment; in the demo the practice ones stand in for those that are not. `providers`, in tests and
 * benches, are there besides.
 */
export const paymentProvidersPlugin = fp<{ providers?: readonly PaymentProvider[] }>(
  async (app, { providers = [] }) => {
    const { paymentProviders } = app.configuration;
    const merchant = () => app.settings().settings.name;

    function connectionOf(key: ProviderKey): Connection | null {
      const named = paymentProviders[key];
      if (named) {
        const { origin } = new URL(named.url);
        return { ...named, apiUrl: () => named.url, pageOrigin: () => origin, pageOrigins: () => [origin], merchant };
      }
      const sandbox = app.paymentSandbox;
      if (!sandbox) return null;
      const channel = sandboxChannels[key];
      const { apiUrl, pageOrigin, pageOrigins } = sandbox;
      return { apiUrl, pageOrigin, pageOrigins, merchant, key: sandbox.keyOf(channel), secret: sandbox.secretOf(channel) };
    }

    app.decorate(
      "paymentProviders",
      new Map([...createProviders(connectionOf), ...providers].map((provider) => [provider.key, provider])),
    );
  },
  { name: "payment_providers", dependencies: ["payments_sandbox", "site_settings"] },
);
