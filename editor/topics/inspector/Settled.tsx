import { type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import type { Section } from "../../../schemas/page";
import { FieldOwnerProvider } from "../../fields/field_context";
import { useWorkbench } from "../../workplace/use_editor";

/**
 * A section whose fields come right after its name, its tabs and its title, which answer a selection in the very next frame.
 * Until then the fields of the one before keep their room and are not to be seen. Where a jump to a field waits, or where they are
 * made in no time, they come at once: a second frame would take longer.
 */
export function Settled({
  section,
  isQuick = false,
  className,
  children,
}: {
  section: Section;
  isQuick?: boolean | undefined;
  className?: string | undefined;
  children: (shown: Section) => ReactNode;
}) {
  const isAwaited = useWorkbench(({ focusField }) => focusField !== null);
  const id = useDeferredValue(isQuick ? "" : section.id, "");
  const last = useRef<Section | null>(null);
  const isThere = isQuick || isAwaited || id === section.id || last.current?.id === section.id;
  const shown = isThere ? section : last.current;
  useEffect(() => {
    last.current = shown;
  }, [shown]);
  return (
    shown && (
      <FieldOwnerProvider value={shown.id}>
        <div className={className} data-arriving={!isThere || undefined}>
          {children(shown)}
        </div>
      </FieldOwnerProvider>
    )
  );
}
