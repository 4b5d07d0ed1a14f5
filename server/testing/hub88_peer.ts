import { generateKeyPairSync, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { createHub88 } from "../outside/studios/hub88/hub88";
import { signatureHeader, signedWith } from "../outside/studios/hub88/signature";
import type { StudioPartner } from "../outside/studios/port";
import { call } from "./test_app";

const pair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

/** The aggregator's end of the line: its keys, and its calls of the wallet. */
export function createHub88Peer(apiUrl = "http://127.0.0.1:1") {
  const [operator, aggregator, stranger] = [pair(), pair(), pair()];
  const partner: StudioPartner = createHub88({
    apiUrl: () => apiUrl,
    operatorId: 7,
    subPartner: "foyer",
    privateKey: operator.privateKey,
    publicKey: aggregator.publicKey,
    frameOrigins: () => ["https://games.hub88.example"],
  });
  return {
    partner,
    operatorPublicKey: operator.publicKey,
    signed: (body: string) => signedWith(body, aggregator.privateKey),
    /** What the suite of sessions sends over. */
    lineTo: (app: FastifyInstance) => ({
      sign: (body: string, isForged: boolean) => signedWith(body, (isForged ? stranger : aggregator).privateKey),
      send: async (path: string, payload: string, signature: string) =>
        (
          await call<Hub88Answer>(app, {
            method: "POST",
            url: `/api/studios/hub88/${path}`,
            payload,
            headers: { "content-type": "application/json", [signatureHeader]: signature },
          })
        ).body,
    }),
    /** A call of the wallet as it goes over the line. */
    async ask(app: FastifyInstance, path: string, body: Record<string, unknown>, signature?: string) {
      const text = JSON.stringify({ request_uuid: randomUUID(), ...body });
      return call<Hub88Answer>(app, {
        method: "POST",
        url: `/api/studios/hub88/${path}`,
        payload: text,
        headers: { "content-type": "application/json", [signatureHeader]: signature ?? signedWith(text, aggregator.privateKey) },
      });
    },
  };
}

export interface Hub88Answer {
  status: string;
  user?: string;
  request_uuid?: string;
  currency?: string;
  balance?: number;
  country?: string;
}
