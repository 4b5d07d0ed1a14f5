import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Viewer } from "../../../schemas/viewer";
import { databaseTime } from "../../platform/database_clock";

/** A viewer whose clock may be the one on the wall. */
export type PlayedViewer = Omit<Viewer, "now"> & { now: string | null };

/** 256 random bits; only their hash is stored. */
export const newToken = () => randomBytes(32).toString("base64url");

export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

const accessMinutes = 15;
const personaMinutes = 10;
const frameHours = 12;

/** By the one clock of all processes: what one of them hands out, another reads. */
const inMinutes = (minutes: number, now = databaseTime()) => new Date(now.getTime() + minutes * 60_000);

const cipher = "aes-256-gcm";
const [ivBytes, tagBytes] = [12, 16];

const keysOf = (secret: string) => {
  const derive = (name: string) => createHash("sha256").update(`${name} ${secret}`).digest();
  return {
    access: derive("access"),
    persona: derive("persona"),
    frame: derive("frame"),
    device: derive("device"),
    link: derive("preview link"),
    visitor: derive("visitor"),
    seal: derive("seal"),
  };
};

/**
 * Signs and checks what the server hands out, and seals what it keeps: with the newest secret, the first; what was made with an
 * older one counts as long as that is named.
 */
export function createSigner(...secrets: readonly [string, ...string[]]) {
  const keys = secrets.map(keysOf);
  const newest = keysOf(secrets[0]);
  const accessPayloadOf = createMemory(keys.map(({ access }) => access));
  const signatureOf = (text: string, key = newest.device) => createHmac("sha256", key).update(text).digest("base64url");
  const isSigned = (text: string, signature: string, name: "device" | "link") => {
    const given = Buffer.from(signature);
    return keys.some((each) => {
      const expected = Buffer.from(signatureOf(text, each[name]));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  };

  return {
    accessToken: (sessionId: string, userId: number, now = databaseTime()) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(String(userId))
        .setIssuedAt(now)
        .setExpirationTime(inMinutes(accessMinutes, now))
        .sign(newest.access),

    /** The session that an access token names, or null where it is not ours or has run out. */
    async sessionOf(accessToken: string, now = databaseTime()): Promise<string | null> {
      const payload = await accessPayloadOf(accessToken, now);
      return typeof payload?.["sid"] === "string" ? payload["sid"] : null;
    },

    /** Lets calls be answered as to another viewer; without an instant of its own they see the clock on the wall. */
    async personaPass(viewer: PlayedViewer) {
      const expiresAt = inMinutes(personaMinutes);
      const pass = await new SignJWT({ viewer })
        .setProtectedHeader({ alg: "HS256" })
        .setExpirationTime(expiresAt)
        .sign(newest.persona);
      return { pass, expiresAt: expiresAt.toISOString() };
    },

    /** The viewer of a persona's pass, or null where it is not ours or has run out. */
    async viewerOfPass(pass: string): Promise<Viewer | null> {
      const payload = await payloadOf(
        pass,
        keys.map(({ persona }) => persona),
      );
      if (!payload) return null;
      const { now, ...played } = payload["viewer"] as PlayedViewer; // we signed it
      return { ...played, now: now ?? databaseTime().toISOString() };
    },

    /** Lets a page in a back office's frame be told with the names and rules of its sections. */
    async framePass() {
      const expiresAt = inMinutes(frameHours * 60);
      const pass = await new SignJWT({}).setProtectedHeader({ alg: "HS256" }).setExpirationTime(expiresAt).sign(newest.frame);
      return { pass, expiresAt: expiresAt.toISOString() };
    },

    /** Whether a frame's pass is ours and has not run out. */
    isFramePass: async (pass: string): Promise<boolean> =>
      (await payloadOf(
        pass,
        keys.map(({ frame }) => frame),
      )) !== null,

    /** Makes a text unreadable in the database; it opens for the same `purpose` alone. */
    seal(text: string, purpose: string): string {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, newest.seal, iv).setAAD(Buffer.from(purpose));
      const sealed = [sealing.update(text, "utf8"), sealing.final()];
      return Buffer.concat([iv, sealing.getAuthTag(), ...sealed]).toString("base64url");
    },

    /** What was sealed, or null where it was changed, meant for something else, or sealed with another secret. */
    unseal(sealed: string, purpose: string): string | null {
      for (const { seal } of keys) {
        const text = open(sealed, purpose, seal);
        if (text !== null) return text;
      }
      return null;
    },

    /** The same sealed with the newest secret; null where it is already, or can't be opened. */
    reseal(sealed: string, purpose: string): string | null {
      if (open(sealed, purpose, newest.seal) !== null) return null;
      const text = this.unseal(sealed, purpose);
      return text === null ? null : this.seal(text, purpose);
    },

    /** Marks a browser in which an account signed in, so that guessing elsewhere does not keep its owner out. */
    deviceMark: (email: string) => {
      const device = randomBytes(16).toString("base64url");
      return `${device}.${signatureOf(`${device} ${email}`)}`;
    },

    /** The device of a mark, or null where it was not given to this account. */
    deviceOf(mark: string | undefined, email: string): string | null {
      const [device = "", signature = ""] = mark?.split(".") ?? [];
      return isSigned(`${device} ${email}`, signature, "device") ? device : null;
    },

    /** The same for the same browser at each visit, and nothing that it could be read from. */
    visitorMark: (browser: string) => signatureOf(browser, newest.visitor),

    /** What a preview link's address ends with; the link itself says when it runs out. */
    linkToken: (id: string) => `${id}.${signatureOf(id, newest.link)}`,

    /** The link that a token names, or null where we did not sign it. */
    linkOf(token: string): string | null {
      const [id = "", signature = "", ...more] = token.split(".");
      return more.length === 0 && isSigned(id, signature, "link") ? id : null;
    },
  };
}

/** How many tokens are remembered at once. */
const mostRemembered = 10_000;

/** A browser sends the same token with each call until it runs out: one that was verified is not verified again. */
function createMemory(keys: readonly Buffer[]): (token: string, now: Date) => Promise<JWTPayload | null> {
  const verified = new Map<string, JWTPayload>();
  return async (token, now) => {
    const payload = verified.get(token) ?? (await payloadOf(token, keys, now));
    if (!payload?.exp || payload.exp * 1_000 <= now.getTime()) {
      verified.delete(token);
      return null;
    }
    if (verified.size >= mostRemembered) verified.clear();
    verified.set(token, payload);
    return payload;
  };
}

/** What a token says that one of the keys has signed and that has not run out. */
async function payloadOf(token: string, keys: readonly Buffer[], now = databaseTime()): Promise<JWTPayload | null> {
  for (const key of keys) {
    const verified = await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: now }).catch(() => null);
    if (verified) return verified.payload;
  }
  return null;
}

function open(sealed: string, purpose: string, key: Buffer): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < ivBytes + tagBytes) return null;
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  opening.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString("utf8");
  } catch {
    return null;
  }
}

export type Signer = ReturnType<typeof createSigner>;
