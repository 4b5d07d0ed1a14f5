import { lazyPart } from "../lazy_part";
import { useSaving, useShow, useWorkbench } from "../../workplace/use_editor";

const Decision = lazyPart(() => import("./Decision").then((code) => code.default), { look: "over" });

/** Asks what stands, where somebody else changed the same and it is to be decided now. */
export function ConflictDialog() {
  const save = useSaving((state) => state.save);
  const show = useShow();
  const isWanted = useWorkbench(({ dialog }) => dialog === "conflict");
  if (save.status !== "conflict" || !isWanted) return null;
  return <Decision save={save} onGiveUp={() => show({ dialog: null })} />;
}
