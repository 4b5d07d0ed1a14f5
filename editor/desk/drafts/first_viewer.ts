import { type Viewer, viewerOfKind } from "../../../schemas/viewer";

/** Whom fields and verdicts look at before somebody chooses: a guest from Germany, now. */
export const firstViewer = (): Viewer => ({
  ...viewerOfKind("guest"),
  country: "DE",
  subdivision: null,
  language: "en",
  device: "desktop",
  now: new Date().toISOString(),
});
