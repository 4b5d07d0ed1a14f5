import { lazy, Suspense } from "react";
import { useSaving, useWorkbench } from "../use_editor";

const Decision = lazy(() => import("./Decision"));

/** Asks what stands, where somebody else changed the same and it is to be decided now. */
export function ConflictDialog() {
  const save = useSaving((state) => state.save);
  const isWanted = useWorkbench(({ dialog }) => dialog === "conflict");
  if (save.status !== "conflict" || !isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Decision save={save} />
    </Suspense>
  );
}
