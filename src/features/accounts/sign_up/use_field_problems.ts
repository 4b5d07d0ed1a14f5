import { useLayoutEffect } from "react";
import { type FieldPath, type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { useSettings, useT } from "../../../kit/session/hooks";

/**
 * What is wrong with each field, in words; what the server found goes to its field, and the first of them gets the focus. At
 * once: a dialog whose focused element went away takes the focus itself before effects run, and again in the next frame.
 */
export function useFieldProblems<Values extends FieldValues>(
  { formState: { errors }, setError }: UseFormReturn<Values>,
  problems: Record<string, string>,
  minPasswordLength?: number,
) {
  const t = useT();
  const { passwordRules } = useSettings();
  useLayoutEffect(() => {
    const names = Object.keys(problems) as FieldPath<Values>[];
    names.forEach((name, index) => setError(name, { type: "server", message: problems[name] }, { shouldFocus: index === 0 }));
  }, [problems, setError]);
  return (name: string): string | undefined => {
    const { message } = (get(errors, name) ?? {}) as { message?: string };
    return message && t(message, { count: minPasswordLength ?? passwordRules.minLength });
  };
}
