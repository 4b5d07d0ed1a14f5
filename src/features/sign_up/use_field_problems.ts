import { useEffect } from "react";
import { type FieldPath, type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { useSettings, useT } from "../../session/hooks";

/** What is wrong with each field, in words; what the server found goes to its field, and the first of them gets the focus. */
export function useFieldProblems<Values extends FieldValues>(
  { formState: { errors }, setError, setFocus }: UseFormReturn<Values>,
  problems: Record<string, string>,
  minPasswordLength?: number,
) {
  const t = useT();
  const { passwordRules } = useSettings();
  useEffect(() => {
    const names = Object.keys(problems) as FieldPath<Values>[];
    for (const name of names) setError(name, { type: "server", message: problems[name] });
    if (names[0]) setFocus(names[0]);
  }, [problems, setError, setFocus]);
  return (name: string): string | undefined => {
    const { message } = (get(errors, name) ?? {}) as { message?: string };
    return message && t(message, { count: minPasswordLength ?? passwordRules.minLength });
  };
}
