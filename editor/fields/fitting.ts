import type { Choice } from "./choice";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a choice's words hold all that is typed, accents aside. */
export function fits({ label, detail = "" }: Pick<Choice, "label" | "detail">, typed: string): boolean {
  const words = plain(`${label} ${detail}`);
  return plain(typed)
    .split(/\s+/)
    .every((part) => words.includes(part));
}
