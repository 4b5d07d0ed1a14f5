import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { Viewer } from "../../schemas/viewer";

/** A viewer whose clock may be the one on the wall. */
export type PlayedViewer = Omit<Viewer, "now"> & { now: string | null };

/** 256 random bits; only their hash is stored. */
export const newToken = () => randomBytes(32).toString("base64url");

export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

const accessMinutes = 15;
const personaMinutes = 10;

const cipher = "aes-256-gcm";
const [ivBytes, tagBytes] = [12, 16];

/** Signs and checks what the server hands out, and seals what it keeps, all with the one secret. */
export function createSigner(secret: string) {
  const key = createHash("sha256").update(`access ${secret}`).digest();
  const personaKey = createHash("sha256").update(`persona ${secret}`).digest();
  const deviceKey = createHash("sha256").update(`device ${secret}`).digest();
  const sealKey = createHash("sha256").update(`seal ${secret}`).digest();
  const signatureOf = (text: string) => createHmac("sha256", deviceKey).update(text).digest("base64url");

  return {
    accessToken: (sessionId: string, userId: number) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(String(userId))
        .setIssuedAt()
        .setExpirationTime(`${accessMinutes}m`)
        .sign(key),

    /** The session that an access token names, or null where it is not ours or has run out. */
    async sessionOf(accessToken: string): Promise<string | null> {
      try {
        const { payload } = await jwtVerify(accessToken, key, { algorithms: ["HS256"] });
        return typeof payload.sid === "string" ? payload.sid : null;
      } catch {
        return null;
      }
    },

    /** Lets calls be answered as to another viewer; without an instant of its own they see the clock on the wall. */
    async personaPass(viewer: PlayedViewer) {
      const expiresAt = new Date(Date.now() + personaMinutes * 60_000);
      const pass = await new SignJWT({ viewer })
        .setProtectedHeader({ alg: "HS256" })
        .setExpirationTime(expiresAt)
        .sign(personaKey);
      return { pass, expiresAt: expiresAt.toISOString() };
    },

    /** The viewer of a persona's pass, or null where it is not ours or has run out. */
    async viewerOfPass(pass: string): Promise<Viewer | null> {
      try {
        const { payload } = await jwtVerify(pass, personaKey, { algorithms: ["HS256"] });
        const { now, ...played } = payload.viewer as PlayedViewer; // we signed it
        return { ...played, now: now ?? new Date().toISOString() };
      } catch {
        return null;
      }
    },

    /** Makes a text unreadable in the database; it opens for the same `purpose` alone. */
    seal(text: string, purpose: string): string {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, sealKey, iv).setAAD(Buffer.from(purpose));
      const sealed = [sealing.update(text, "utf8"), sealing.final()];
      return Buffer.concat([iv, sealing.getAuthTag(), ...sealed]).toString("base64url");
    },

    /** What was sealed, or null where it was changed, meant for something else, or sealed with another secret. */
    unseal(sealed: string, purpose: string): string | null {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < ivBytes + tagBytes) return null;
      const opening = createDecipheriv(cipher, sealKey, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      opening.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString("utf8");
      } catch {
        return null;
      }
    },

    /** Marks a browser in which an account signed in, so that guessing elsewhere does not keep its owner out. */
    deviceMark: (email: string) => {
      const device = randomBytes(16).toString("base64url");
      return `${device}.${signatureOf(`${device} ${email}`)}`;
    },

    /** The device of a mark, or null where it was not given to this account. */
    deviceOf(mark: string | undefined, email: string): string | null {
      const [device = "", signature = ""] = mark?.split(".") ?? [];
      const expected = Buffer.from(signatureOf(`${device} ${email}`));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
    },
  };
}

export type Signer = ReturnType<typeof createSigner>;
