import { setWidths } from "../../core/commands/set_widths";
import type { Section } from "../../../schemas/page";
import { Divider } from "../../parts/columns/Divider";
import { useEditor } from "../../workplace/use_editor";
import type { Box, SectionBox } from "../../workplace/canvas_store";

/** The dividers between the columns of the selected section, where they stand beside each other. */
export function ColumnDividers({ section, columns }: { section: Section; columns: readonly SectionBox[] }) {
  const editor = useEditor();
  const widths = editor.types.widthsOf(section);
  if (!widths || widths.length !== columns.length) return null;
  const boxes = columns.map(({ box }) => box);
  const whole = () => boxes.reduce((sum, { width }) => sum + width, 0);
  return boxes.slice(1).map((after, index) => {
    const before = boxes[index];
    if (!before || !areBeside(before, after)) return null;
    const style = {
      left: (before.x + before.width + after.x) / 2,
      top: before.y,
      height: Math.max(before.height, after.height),
    };
    return (
      <Divider
        key={columns[index + 1]?.id}
        widths={widths}
        index={index}
        whole={whole}
        style={style}
        isNumberAbove
        onChange={(next) => editor.run(setWidths(section.id, next))}
      />
    );
  });
}

const areBeside = (before: Box, after: Box) => before.x + before.width <= after.x + 1;
