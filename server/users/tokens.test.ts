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
