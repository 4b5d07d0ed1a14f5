import fc from "fast-check";
import { expect, it } from "vitest";
import { createSigner } from "./tokens";

const signer = createSigner("a secret of the server, at least 32 long");

it("opens what it sealed, for the same purpose alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, purpose) => {
      const sealed = signer.seal(text, purpose);
      expect(signer.unseal(sealed, purpose)).toBe(text);
      expect(signer.unseal(sealed, `${purpose}x`)).toBeNull();
      expect(createSigner("another secret").unseal(sealed, purpose)).toBeNull();
    }),
    { numRuns: 50 },
  );
});

it("seals the same text differently each time, and opens nothing that was changed", () => {
  const sealed = signer.seal("JBSWY3DPEHPK3PXP", "authenticator 1");
  expect(signer.seal("JBSWY3DPEHPK3PXP", "authenticator 1")).not.toBe(sealed);
  for (let at = 0; at < sealed.length - 1; at++) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === "A" ? "B" : "A"}${sealed.slice(at + 1)}`;
    expect(signer.unseal(changed, "authenticator 1")).toBeNull();
  }
  for (const wrong of ["", "x", "A".repeat(37)]) expect(signer.unseal(wrong, "authenticator 1")).toBeNull();
});

it("goes on with what an older secret signed and sealed, as long as that is named", async () => {
  const [next, old] = ["the newest secret, at least 32 characters", "the older secret, at least 32 characters"];
  const before = createSigner(old);
  const rotated = createSigner(next, old);
  const after = createSigner(next);

  const token = await before.accessToken("session", 7);
  expect([await rotated.sessionOf(token), await after.sessionOf(token)]).toEqual(["session", null]);
  expect(await after.sessionOf(await rotated.accessToken("session", 7))).toBe("session");
  const mark = before.deviceMark("ann@example.com");
  expect([rotated.deviceOf(mark, "ann@example.com"), after.deviceOf(mark, "ann@example.com")]).toEqual([
    mark.split(".")[0],
    null,
  ]);

  const sealed = before.seal("JBSWY3DPEHPK3PXP", "authenticator 1");
  expect(rotated.unseal(sealed, "authenticator 1")).toBe("JBSWY3DPEHPK3PXP");
  const resealed = rotated.reseal(sealed, "authenticator 1") ?? "";
  expect(after.unseal(resealed, "authenticator 1")).toBe("JBSWY3DPEHPK3PXP");
  expect([rotated.reseal(resealed, "authenticator 1"), after.reseal(sealed, "authenticator 1")]).toEqual([null, null]);
});

it("takes an access token for as long as it lasts and not a moment longer, however often it came, and none that was changed", async () => {
  const begun = Date.parse("2026-11-27T04:00:00.250Z");
  const after = (ms: number) => new Date(begun + ms);
  const [own, other] = [
    createSigner("a secret of the server, at least 32 long"),
    createSigner("a secret of the server, at least 32 long"),
  ];
  const token = await own.accessToken("session", 7, after(0));
  const [head = "", claims = "", signature = ""] = token.split(".");
  const forged = `${head}.${claims}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  for (const ms of [0, 1_000, 14 * 60_000 + 59_000]) {
    expect(await own.sessionOf(token, after(ms))).toBe("session");
    expect(await own.sessionOf(forged, after(ms))).toBeNull();
  }
  const end = after(15 * 60_000);
  expect([await own.sessionOf(token, end), await other.sessionOf(token, end), await own.sessionOf(token, end)]).toEqual([
    null,
    null,
    null,
  ]);
});
