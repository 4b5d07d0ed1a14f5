import fc from "fast-check";
import { expect, it } from "vitest";
import { dropDraft, keepDraft, readDraft } from "./draft";

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const short = { email: "mara@foyer.test", countryCode: "DK", promocode: "HELLO", password: "Secret!1", subscribe: true };
const details = { firstName: "Mara", country: "DK", cpf: "529.982.247-25", consents: { privacy_policy: true } };

it("keeps what was typed and gives it back (C-3.35)", () => {
  const store = storage();
  keepDraft(store, { mode: "phone", short, details });
  expect(readDraft(store)).toEqual({
    mode: "phone",
    short: { email: "mara@foyer.test", countryCode: "DK", promocode: "HELLO" },
    details: { firstName: "Mara", country: "DK" },
  });
  dropDraft(store);
  expect(store.kept.size).toBe(0);
});

it("never holds a password or a consent, whatever the form holds (C-3.35)", () => {
  const secret = "§never kept§";
  const names = fc.constantFrom(
    "password",
    "subscribe",
    "newsLetter",
    "consents",
    "token",
    "recaptchaToken",
    "cpf",
    "email",
    "city",
  );
  const values = fc.dictionary(names, fc.constantFrom(secret, true, { a: secret }));
  fc.assert(
    fc.property(values, values, (short, details) => {
      const store = storage();
      const own = { ...short, email: "x", city: "y" };
      keepDraft(store, { mode: "email", short: own as object, details: { ...details, city: "y", email: undefined } as object });
      const text = [...store.kept.values()].join("");
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/password|subscribe|newsLetter|consents|token|cpf/i);
    }),
  );
});

it("forgets it after a week, and takes no rubbish for a draft", () => {
  const store = storage();
  keepDraft(store, { mode: "email", short, details }, 0);
  expect(readDraft(store, 7 * 86_400_000).short.email).toBe("mara@foyer.test");
  expect(readDraft(store, 7 * 86_400_000 + 1)).toEqual({ short: {}, details: {} });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { short, details } = readDraft({ ...store, getItem: () => text });
      expect(Object.values({ ...short, ...details }).every((value) => typeof value === "string")).toBe(true);
    }),
  );
});

it("costs nothing where the browser keeps nothing", () => {
  const forbidden = () => {
    throw new Error("The operation is insecure.");
  };
  const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  keepDraft(store, { mode: "email", short, details });
  dropDraft(store);
  expect(readDraft(store)).toEqual({ short: {}, details: {} });
});
