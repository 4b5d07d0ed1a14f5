import type { DetailsForm, ShortForm } from "../../../../schemas/registration";
import type { RegistrationMode } from "../../../../schemas/settings";

const key = "foyer_registration";
/** What somebody began and left is forgotten after a week, in milliseconds. */
const longest = 7 * 86_400_000;

/** What is kept of a form: never a password, a consent, or what identifies somebody to their state (C-3.35). */
const shortFields = ["email", "countryCode", "currencyCode", "phoneCode", "phone", "promocode"] as const;
const detailFields = [
  "firstName",
  "lastName",
  "dateOfBirth",
  "address",
  "city",
  "zipCode",
  "country",
  "phoneCode",
  "phone",
] as const;

export interface Draft {
  mode?: RegistrationMode | undefined;
  short: Partial<Pick<ShortForm, (typeof shortFields)[number]>>;
  details: Partial<Pick<DetailsForm, (typeof detailFields)[number]>>;
}

interface Values {
  mode: RegistrationMode;
  short: Partial<ShortForm>;
  details: Partial<DetailsForm>;
}

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const pick = <Name extends string>(values: unknown, names: readonly Name[]): Partial<Record<Name, string>> => {
  const known = (typeof values === "object" && values !== null ? values : {}) as Record<string, unknown>;
  return Object.fromEntries(names.flatMap((name) => (typeof known[name] === "string" ? [[name, known[name]]] : []))) as Partial<
    Record<Name, string>
  >;
};

const draftOf = ({ mode, short, details }: Values): Draft => ({
  mode,
  short: pick(short, shortFields),
  details: pick(details, detailFields),
});

/** A storage that is full or forbidden costs the draft and nothing else. */
function attempt<Answer>(work: () => Answer): Answer | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export const keepDraft = (storage: DraftStorage, values: Values, now = Date.now()) =>
  attempt(() => storage.setItem(key, JSON.stringify({ ...draftOf(values), at: now })));

export const dropDraft = (storage: DraftStorage) => attempt(() => storage.removeItem(key));

/** What was kept; empty where there is nothing, or nothing that can be meant. */
export function readDraft(storage: DraftStorage, now = Date.now()): Draft {
  const kept = attempt(() => JSON.parse(storage.getItem(key) ?? "null") as unknown);
  if (typeof kept !== "object" || kept === null) return { short: {}, details: {} };
  const { mode, short, details, at } = kept as Record<string, unknown>;
  if (typeof at !== "number" || now - at > longest) return { short: {}, details: {} };
  const isMode = mode === "email" || mode === "phone" || mode === "1click";
  return { mode: isMode ? mode : undefined, short: pick(short, shortFields), details: pick(details, detailFields) };
}
