import { useCallback } from "react";
import { command } from "../../core/command";
import { setProp } from "../../core/commands/set_prop";
import type { Change } from "../../explain/field_props";
import { useEditor } from "../../workplace/use_editor";

/** Changes nothing; what comes after is a step of its own. */
const pause = command("editor.pause", [], (state) => ({ state }));

/** Sets a value inside a section's props. Typing into a field is one step; what is done to a list is one each. */
export function useChangeProps(id: string): Change {
  const editor = useEditor();
  return useCallback<Change>(
    (value, at = []) => {
      if (Array.isArray(value)) editor.run(pause);
      editor.run(setProp(id, at, value));
    },
    [editor, id],
  );
}
