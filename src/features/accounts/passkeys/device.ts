import { passkeyAlgorithms } from "../../../../schemas/passkey_algorithms";
import type { NewPasskey, PasskeyAnswer, PasskeyQuestion } from "../../../../schemas/passkeys";
import type { Frame } from "../../../kit/ui/frame";

type Browser = Frame["window"];

const waitMs = 300_000;

/** Why a device did not make a passkey. */
export type DeviceProblem = "unsupported" | "cancelled" | "known";

export class DeviceError extends Error {
  constructor(readonly problem: DeviceProblem) {
    super(problem);
  }
}

interface Wanted extends PasskeyQuestion {
  siteName: string;
  userHandle: string;
  userName: string;
}

/** A passkey that the device makes once its owner has agreed. Fails with `DeviceError`. */
export async function makePasskey(
  browser: Browser,
  { challenge, siteId, ids, siteName, userHandle, userName }: Wanted,
): Promise<NewPasskey> {
  requirePasskeys(browser);
  const made = await browser.navigator.credentials
    .create({
      publicKey: {
        challenge: toBytes(challenge),
        rp: { id: siteId, name: siteName },
        user: { id: toBytes(userHandle), name: userName, displayName: userName },
        pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: ids.map(named),
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
        attestation: "none",
        timeout: waitMs,
      },
    })
    .catch((error: unknown) => {
      const isKnown = (error as { name?: unknown } | null)?.name === "InvalidStateError"; // of the frame that the page is in
      throw new DeviceError(isKnown ? "known" : "cancelled");
    });
  const { id, response } = made as PublicKeyCredential; // asked for with `publicKey`
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return { id, clientData: toText(clientDataJSON), attestation: toText(attestationObject) };
}

/** What the device signs with one of the passkeys that are asked for. Fails with `DeviceError`. */
export async function signWithPasskey(browser: Browser, { challenge, siteId, ids }: PasskeyQuestion): Promise<PasskeyAnswer> {
  requirePasskeys(browser);
  const used = await browser.navigator.credentials
    .get({
      publicKey: {
        challenge: toBytes(challenge),
        rpId: siteId,
        allowCredentials: ids.map(named),
        userVerification: "preferred",
        timeout: waitMs,
      },
    })
    .catch(() => {
      throw new DeviceError("cancelled");
    });
  const { id, response } = used as PublicKeyCredential; // asked for with `publicKey`
  const { clientDataJSON, authenticatorData, signature } = response as AuthenticatorAssertionResponse;
  return {
    id,
    clientData: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signed: toText(signature),
  };
}

function requirePasskeys(browser: Browser): void {
  if (!("PublicKeyCredential" in browser)) throw new DeviceError("unsupported");
}

const named = (id: string) => ({ type: "public-key" as const, id: toBytes(id) });

/** Bytes of base64url, and back. */
const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const toText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
