import { memo, Suspense } from "react";
import { useMediaGate, useSignGate } from "../kit/lazy/hydration";
import { lazyPart } from "../kit/lazy/lazy_part";
import { useSettings } from "../kit/session/hooks";
import { wideEnough } from "./wide_enough";
import { ContactButton } from "./ContactButton";
import "./FloatingButtonsPart.module.css"; // the server's HTML needs it before its code comes

const Part = lazyPart(() => import("./FloatingButtonsPart"));

/** The code of the buttons that float beside the page on desktops. */
export const loadFloatingButtons = Part.load;

/** The live chat in a corner of the screen, and on desktops rakeback and the gift calendar (L-2.79), which go with the footer. */
export const FloatingButtons = memo(function FloatingButtons() {
  const { footerOff } = useSettings();
  return (
    <>
      <ContactButton />
      {!footerOff && (
        <Suspense fallback={null}>
          <Wide />
        </Suspense>
      )}
    </>
  );
});

function Wide() {
  useMediaGate(wideEnough);
  useSignGate(true);
  return <Part />;
}
