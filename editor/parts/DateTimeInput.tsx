import type { ComponentProps } from "react";
import type { Language } from "../../schemas/language";
import { DateInput } from "../../src/kit/ui/form/DateInput";
import { formatDate } from "../words/format_date";

interface Props extends Omit<ComponentProps<typeof DateInput>, "type" | "words"> {
  /** A day and a time where nothing is said. */
  type?: "date" | "datetime-local";
  language: Language;
  /** What none means; a dash when missing. The mask to fill in shows with the focus. */
  empty?: string;
}

/** A date, with its time or without, read as dates are everywhere in the editor and at the desk: "27 Nov 2026, 18:00". */
export const DateTimeInput = ({ type = "datetime-local", value, language, empty = "–", ...input }: Props) => (
  <DateInput {...input} type={type} value={value} words={wallWords(value, { type, language }) ?? empty} />
);

/** A day, or a time of the clock on the wall, in words; null where it is none. */
function wallWords(wall: string, { type, language }: Required<Pick<Props, "type" | "language">>): string | null {
  const at = Date.parse(type === "date" ? wall : `${wall}Z`);
  if (Number.isNaN(at)) return null;
  return formatDate(at, language, {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    year: "numeric",
    ...(type !== "date" && { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
  });
}
