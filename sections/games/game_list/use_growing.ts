import { useEffect, useLayoutEffect, useState } from "react";
import { useFrame } from "../../../src/kit/ui/frame";

/** Whether a list has become longer and its new rows are not all there and painted; the document's root carries how many are so. */
export function useGrowing(pages: number, isLoading: boolean) {
  const view = useFrame()?.window;
  const [painted, setPainted] = useState(pages);

  useEffect(() => {
    if (isLoading || painted === pages || !view) return;
    let frame = view.requestAnimationFrame(() => {
      frame = view.requestAnimationFrame(() => setPainted(pages)); // the first is before the new rows are painted
    });
    return () => view.cancelAnimationFrame(frame);
  }, [isLoading, painted, pages, view]);

  const isGrowing = painted !== pages;
  useLayoutEffect(() => {
    if (!isGrowing || !view) return;
    const { documentElement } = view.document;
    countGrowing(documentElement, 1);
    return () => countGrowing(documentElement, -1);
  }, [isGrowing, view]);
  return isGrowing;
}

function countGrowing({ dataset }: HTMLElement, by: number) {
  const count = Number(dataset["growing"] ?? 0) + by;
  if (count > 0) dataset["growing"] = String(count);
  else delete dataset["growing"];
}
