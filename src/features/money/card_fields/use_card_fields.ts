import { useCallback, useState } from "react";
import {
  type CardField,
  cardProblems,
  type CardRules,
  type CardValues,
  groupCardNumber,
  usualCard,
  writeExpiry,
} from "../../../../schemas/card_fields";

export interface CardForm {
  values: CardValues;
  /** Keys of what is wrong, of the fields that somebody has left or wanted to send. */
  problems: Partial<CardValues>;
  isComplete: boolean;
  rules: CardRules;
  hasCvc: boolean;
  write(field: CardField, text: string): void;
  leave(field: CardField): void;
  /** Shows all that is wrong together; the first field that is, or null where the card can be taken. */
  check(): CardField | null;
  /** Forgets the code, which nobody may keep, or all of it. */
  forget(what: "cvc" | "all"): void;
}

const order: readonly CardField[] = ["number", "expiry", "cvc", "holder"];
const nothing: CardValues = { number: "", expiry: "", cvc: "", holder: "" };

/** What somebody types into card fields, checked as C-5.06 to C-5.11 want it. It lives in memory alone. */
export function useCardFields({
  holder = "",
  rules = usualCard,
  hasCvc = true,
}: { holder?: string; rules?: CardRules; hasCvc?: boolean } = {}): CardForm {
  const [values, setValues] = useState<CardValues>({ ...nothing, holder });
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set());
  const [today] = useState(() => new Date());
  const wrong = cardProblems(values, { rules, hasCvc, today });
  const shown = Object.fromEntries(
    Object.entries(wrong).filter(([field]) => left.has(field as CardField)),
  ) as Partial<CardValues>;

  const write = useCallback(
    (field: CardField, text: string) => {
      const most = Math.max(...rules.cvcLengths);
      const written = {
        number: () => groupCardNumber(text, rules),
        expiry: () => writeExpiry(text),
        cvc: () => text.replace(/\D/g, "").slice(0, most),
        holder: () => text.slice(0, 100),
      }[field]();
      setValues((before) => ({ ...before, [field]: field === "expiry" && isShortened(before.expiry, text) ? text : written }));
    },
    [rules],
  );

  return {
    values,
    problems: shown,
    isComplete: Object.keys(wrong).length === 0,
    rules,
    hasCvc,
    write,
    leave: (field) => setLeft((before) => (before.has(field) || values[field] === "" ? before : new Set(before).add(field))),
    check() {
      setLeft(new Set(order));
      return order.find((field) => wrong[field] !== undefined) ?? null;
    },
    forget: (what) => {
      setValues((before) => (what === "all" ? { ...nothing, holder } : { ...before, cvc: "" }));
      setLeft(new Set());
    },
  };
}

/** Whoever deletes back over the slash must not get it again with every key. */
const isShortened = (before: string, after: string) => before.startsWith(after) && before.endsWith("/");
