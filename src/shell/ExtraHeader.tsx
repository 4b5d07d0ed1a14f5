import { Suspense } from "react";
import { lazyPart } from "../kit/lazy/lazy_part";
import { useSettings } from "../kit/session/hooks";
import "./ExtraHeaderPart.module.css"; // the server's HTML needs it before its code comes

const Part = lazyPart(() => import("./ExtraHeaderPart"));

/** The bar's code; browsers fetch it where there is a bar. */
export const loadExtraHeader = Part.load;

/** The bar above the header, where the settings want one; it scrolls away (L-2.56). */
export function ExtraHeader() {
  const { extraHeader } = useSettings();
  return (
    extraHeader.isShown && (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    )
  );
}
