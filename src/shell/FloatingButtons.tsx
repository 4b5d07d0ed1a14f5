import { memo, Suspense } from "react";
import { useMediaGate } from "../render/hydration";
import { lazyPart } from "../render/lazy_part";
import { useSettings } from "../session/hooks";
import { wideEnough } from "./wide_enough";
import "./FloatingButtonsPart.module.css"; // the server's HTML needs it before its code comes

const Part = lazyPart(() => import("./FloatingButtonsPart"));

/** The code of the buttons that float beside the page on desktops. */
export const loadFloatingButtons = Part.load;

/** Rakeback and the gift calendar, in a corner of desktops' screens (L-2.79); they go with the footer that they belong to. */
export const FloatingButtons = memo(function FloatingButtons() {
  const { footerOff } = useSettings();
  if (footerOff) return null;
  return (
    <Suspense fallback={null}>
      <Wide />
    </Suspense>
  );
});

function Wide() {
  useMediaGate(wideEnough);
  return <Part />;
}
