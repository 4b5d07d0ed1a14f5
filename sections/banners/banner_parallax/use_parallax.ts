import { type RefObject, useEffect } from "react";
import { useIsSeen } from "../../../src/kit/ui/use_is_seen";
import { useReducedMotion } from "../../../src/kit/ui/use_reduced_motion";
import { depthOf, layerOffset } from "./parallax_offset";

/** Moves the children of a scene while it is on the screen, once per frame at most. */
export function useParallax(scene: RefObject<HTMLElement | null>, factor: number) {
  const isSeen = useIsSeen(scene);
  const isStill = useReducedMotion();

  useEffect(() => {
    const element = scene.current;
    const view = element?.ownerDocument.defaultView;
    const stage = element?.parentElement;
    if (!element || !view || !stage || !isSeen || isStill || factor === 0) return;
    const layers = [...element.children] as HTMLElement[];
    const pointer = { x: 0, y: 0 };
    let frame = 0;

    const draw = () => {
      frame = 0;
      const { top, height } = stage.getBoundingClientRect();
      const scroll = (top + height / 2 - view.innerHeight / 2) / view.innerHeight;
      layers.forEach((layer, index) => {
        const { x, y } = layerOffset({ scroll, ...pointer }, { factor, depth: depthOf(index, layers.length) });
        layer.style.transform = `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0)`;
      });
    };
    const ask = () => {
      frame ||= view.requestAnimationFrame(draw);
    };
    const point = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      const { left, top, width, height } = stage.getBoundingClientRect();
      pointer.x = ((event.clientX - left) / width) * 2 - 1;
      pointer.y = ((event.clientY - top) / height) * 2 - 1;
      ask();
    };
    const leave = () => {
      Object.assign(pointer, { x: 0, y: 0 });
      ask();
    };

    ask();
    view.addEventListener("scroll", ask, { passive: true });
    stage.addEventListener("pointermove", point);
    stage.addEventListener("pointerleave", leave);
    return () => {
      view.cancelAnimationFrame(frame);
      view.removeEventListener("scroll", ask);
      stage.removeEventListener("pointermove", point);
      stage.removeEventListener("pointerleave", leave);
    };
  }, [scene, isSeen, isStill, factor]);
}
