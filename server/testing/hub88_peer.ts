import { generateKeyPairSync, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { signatureHeader, signedWith } from "../outside/studios/hub88/signature";
import { createHub88Partner } from "./hub88_partner";
import { call } from "./test_app";

const pair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

/** The aggregator's end of the line: its keys, and its calls of the wallet. */
export function createHub88Peer(apiUrl?: string) {
  const [operator, aggregator, stranger] = [pair(), pair(), pair()];
  const keys = { privateKey: operator.privateKey, publicKey: aggregator.publicKey };
  const partner = createHub88Partner(keys, apiUrl);
  return {
    partner,
    keys,
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
