import { useEffect } from "react";
import { useFrame } from "../../../kit/ui/frame";

/** Asks before what was typed is lost: when the window closes, and when a link leads to another page. */
export function useUnsavedWarning(isUnsaved: boolean, question: string) {
  const frame = useFrame();
  useEffect(() => {
    if (!isUnsaved || !frame) return;
    const { window, document } = frame;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    function ask(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
      if (!link || link.target === "_blank" || link.pathname === window.location.pathname) return;
      if (window.confirm(question)) {
        window.removeEventListener("beforeunload", warn); // once is enough
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    window.addEventListener("beforeunload", warn);
    document.addEventListener("click", ask, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", warn);
      document.removeEventListener("click", ask, { capture: true });
    };
  }, [isUnsaved, question, frame]);
}
