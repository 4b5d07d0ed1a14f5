import { type ComponentProps, lazy, Suspense } from "react";
import type { ComboPopup as Popup } from "./ComboPopup";

export const loadComboPopup = () => import("./ComboPopup");
const Loaded = lazy(() => loadComboPopup().then(({ ComboPopup }) => ({ default: ComboPopup })));

/** The open list of a `Combo`; its code comes when a pointer or the focus first comes near one. */
export const ComboPopup = (props: ComponentProps<typeof Popup>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
