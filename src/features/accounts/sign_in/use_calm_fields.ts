import { useCallback, useEffect, useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useFrame } from "../../../kit/ui/frame";

/**
 * Fields that say what is wrong with them when they are left, but not before anything was typed, and not while something is
 * pressed: a problem that appears moves what is below it, away from under the pointer, and the press would miss it.
 */
export function useCalmFields() {
  const document = useFrame()?.document;
  const isPressing = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  const typed = useRef(new Set<string>());

  useEffect(() => {
    if (!document) return;
    const press = () => void (isPressing.current = true);
    const lift = () => {
      isPressing.current = false;
      document.defaultView?.setTimeout(() => waiting.current.splice(0).forEach((leave) => leave())); // the click comes first
    };
    const options = { capture: true };
    document.addEventListener("pointerdown", press, options);
    document.addEventListener("pointerup", lift, options);
    document.addEventListener("pointercancel", lift, options);
    return () => {
      document.removeEventListener("pointerdown", press, options);
      document.removeEventListener("pointerup", lift, options);
      document.removeEventListener("pointercancel", lift, options);
    };
  }, [document]);

  return useCallback(
    (field: UseFormRegisterReturn): UseFormRegisterReturn => ({
      ...field,
      onChange: (event) => {
        typed.current.add(field.name);
        return field.onChange(event);
      },
      onBlur: async (event) => {
        if (!typed.current.has(field.name)) return;
        if (isPressing.current) waiting.current.push(() => void field.onBlur(event));
        else await field.onBlur(event);
      },
    }),
    [],
  );
}
