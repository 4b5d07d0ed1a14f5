import type { Workbench } from "./workbench";

export const zoomSteps = [0.25, 0.5, 0.75, 1, 1.5] as const;

export const zoomIn = ({ scale }: Workbench): Partial<Workbench> => ({
  zoom: zoomSteps.find((step) => step > scale + 0.01) ?? scale,
});
export const zoomOut = ({ scale }: Workbench): Partial<Workbench> => ({
  zoom: zoomSteps.findLast((step) => step < scale - 0.01) ?? scale,
});

/** A scale as the words of percent take it. */
export const zoomShare = (scale: number) => ({ share: Math.round(scale * 100) });
