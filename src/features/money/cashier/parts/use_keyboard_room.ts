import { useEffect, useRef } from "react";
import { useFrame } from "../../../../kit/ui/frame";

/** What is covered below this is a keyboard, and not a bar of the browser. */
const leastKeyboard = 120;

/** Tells an element, as `--keyboard`, how much of the window a phone's keyboard covers, so that what is stuck to its end stays in sight. */
export function useKeyboardRoom<Whole extends HTMLElement>() {
  const whole = useRef<Whole>(null);
  const view = useFrame()?.window;
  useEffect(() => {
    const visual = view?.visualViewport;
    if (!view || !visual) return;
    function measure() {
      const covered = view && visual ? Math.round(view.innerHeight - visual.height - visual.offsetTop) : 0;
      const isOpen = covered > leastKeyboard;
      whole.current?.style.setProperty("--keyboard", `${isOpen ? covered : 0}px`);
      whole.current?.toggleAttribute("data-keyboard", isOpen || (visual?.height ?? 0) < 480);
    }
    measure();
    visual.addEventListener("resize", measure);
    visual.addEventListener("scroll", measure);
    return () => {
      visual.removeEventListener("resize", measure);
      visual.removeEventListener("scroll", measure);
    };
  }, [view]);
  return whole;
}
