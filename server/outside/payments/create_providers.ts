import { createCarouseller } from "./carouseller/carouseller";
import type { Connection } from "./gateway/connection";
import { createGatewaycrypto } from "./gatewaycrypto/gatewaycrypto";
import { createHarbour } from "./harbour/harbour";
import { createInterac } from "./interac/interac";
import { createMusterbank } from "./musterbank/musterbank";
import { createPaisa } from "./paisa/paisa";
import type { PaymentProvider } from "./port";
import { createSkrill } from "./skrill/skrill";

/** Every provider that the cashier can speak to, by its key. */
const adapters = {
  harbour: createHarbour,
  musterbank: createMusterbank,
  skrill: createSkrill,
  interac: createInterac,
  gatewaycrypto: createGatewaycrypto,
  paisa: createPaisa,
  carouseller: createCarouseller,
} satisfies Record<string, (connection: Connection) => PaymentProvider>;

export type ProviderKey = keyof typeof adapters;

/** Those that there is a connection to. */
export const createProviders = (connectionOf: (key: ProviderKey) => Connection | null): PaymentProvider[] =>
  (Object.keys(adapters) as ProviderKey[]).flatMap((key) => {
    const connection = connectionOf(key);
    return connection ? [adapters[key](connection)] : [];
  });
