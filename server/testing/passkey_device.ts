import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { cose, isoCBOR } from "@simplewebauthn/server/helpers";

type KeyType = "ec" | "ed25519" | "rsa";

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const hash = (of: string | Buffer) => createHash("sha256").update(of).digest();

function newKeys(type: KeyType) {
  if (type === "ec") return generateKeyPairSync("ec", { namedCurve: "P-256" });
  return type === "rsa" ? generateKeyPairSync("rsa", { modulusLength: 2_048 }) : generateKeyPairSync("ed25519");
}

/** A device with one passkey, that signs what it is asked as a browser at a page of `origin` would have it. */
export function passkeyDevice({ origin = "http://localhost", type = "ec" as KeyType, crossOrigin = false } = {}) {
  const { publicKey, privateKey } = newKeys(type);
  const id = randomBytes(20);
  let counter = 0;
  const say = (kind: "create" | "get", challenge: string) => {
    counter++;
    const head = Buffer.alloc(5);
    head.writeUInt8(kind === "create" ? 0x45 : 0x05);
    head.writeUInt32BE(type === "ed25519" ? 0 : counter, 1); // some devices do not count
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)]);
    return {
      clientData: Buffer.from(JSON.stringify({ type: `webauthn.${kind}`, challenge, origin, crossOrigin })),
      data: Buffer.concat([hash(new URL(origin).hostname), head, ...(kind === "create" ? [made] : [])]),
    };
  };
  return {
    id: text(id),
    /** How its key was kept before a library checked passkeys. */
    spki: text(publicKey.export({ type: "spki", format: "der" })),
    make(challenge: string) {
      const { clientData, data } = say("create", challenge);
      const said = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(data)],
      ]);
      return { id: text(id), clientData: text(clientData), attestation: text(isoCBOR.encode(said)) };
    },
    answer(challenge: string) {
      const { clientData, data } = say("get", challenge);
      const signature = sign(type === "ed25519" ? null : "sha256", Buffer.concat([data, hash(clientData)]), privateKey);
      return { id: text(id), clientData: text(clientData), authenticatorData: text(data), signed: text(signature) };
    },
  };
}

function coseOf(key: KeyObject): Uint8Array<ArrayBuffer> {
  const { COSEKEYS: named, COSEKTY: type, COSEALG: algorithm, COSECRV: curve } = cose;
  const { kty, x = "", y = "", n = "", e = "" } = key.export({ format: "jwk" });
  const bytes = (of: string) => new Uint8Array(Buffer.from(of, "base64url"));
  const ec = {
    [named.kty]: type.EC2,
    [named.alg]: algorithm.ES256,
    [named.crv]: curve.P256,
    [named.x]: bytes(x),
    [named.y]: bytes(y),
  };
  const rsa = { [named.kty]: type.RSA, [named.alg]: algorithm.RS256, [named.n]: bytes(n), [named.e]: bytes(e) };
  const okp = { [named.kty]: type.OKP, [named.alg]: algorithm.EdDSA, [named.crv]: curve.ED25519, [named.x]: bytes(x) };
  const parts = kty === "EC" ? ec : kty === "RSA" ? rsa : okp;
  return isoCBOR.encode(new Map(Object.entries(parts).map(([name, value]) => [Number(name), value])));
}
