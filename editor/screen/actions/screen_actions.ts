import { redo, undo } from "../../workplace/actions/step_history";
import { zoomIn, zoomOut } from "../../workplace/zoom";
import type { Persona } from "../../workplace/persona/persona";
import { changePersona } from "../../workplace/persona/persona_store";
import type { Workplace } from "../../workplace/use_editor";
import type { DialogName } from "../../workplace/workbench";
import type { Action } from "../../workplace/actions/action";
import { focusPaneSearch, focusRegion } from "./focus_region";

const dialog =
  (name: DialogName) =>
  ({ workbench }: Workplace) =>
    workbench.setState({ dialog: name });
const device =
  (name: Persona["device"]) =>
  ({ persona }: Workplace) =>
    changePersona(persona, { device: name });

const page = { group: "page", where: "everywhere" } as const;
const screen = { group: "screen", where: "screen" } as const;
const region = { ...screen, where: "everywhere", isKeyOnly: true, words: "shortcuts.regions" } as const;

export const screenActions: readonly Action[] = [
  {
    ...screen,
    name: "commands.open",
    words: "arranging.palette.open",
    keys: ["Ctrl+KeyK"],
    where: "everywhere",
    isKeyOnly: true,
    run: dialog("commands"),
  },
  {
    ...page,
    name: "page.undo",
    words: "command.undo",
    keys: ["Ctrl+KeyZ"],
    can: ({ editor }) => editor.canUndo(),
    run: undo,
  },
  {
    ...page,
    name: "page.redo",
    words: "command.redo",
    keys: ["Ctrl+Shift+KeyZ", "Ctrl+KeyY"],
    can: ({ editor }) => editor.canRedo(),
    run: redo,
  },
  {
    ...page,
    name: "page.save",
    words: "shortcuts.save",
    keys: ["Ctrl+KeyS"],
    run: ({ saving }) => void saving.saveNow(),
  },
  { ...page, name: "page.publish", words: "shortcuts.publish", keys: ["Ctrl+Enter"], run: dialog("publish") },
  { ...page, name: "page.share", words: "preview_links.open", keys: [], run: dialog("preview_links") },
  {
    ...page,
    name: "page.versions",
    words: "shortcuts.versions",
    keys: ["KeyV"],
    where: "screen",
    isInAllViews: true,
    run: ({ workbench }) => workbench.setState(({ view }) => ({ view: view === "versions" ? "page" : "versions" })),
  },
  {
    ...screen,
    name: "palette.open",
    words: "shortcuts.add",
    keys: ["KeyA"],
    run({ workbench }) {
      workbench.setState({ isLeftOpen: true, leftTab: "palette" });
      focusPaneSearch();
    },
  },
  { ...screen, name: "pane.search", words: "shortcuts.search", keys: ["Slash"], run: focusPaneSearch },
  {
    ...screen,
    name: "persona.open",
    words: "shortcuts.persona",
    keys: ["KeyP"],
    isInAllViews: true,
    run: ({ workbench }) => workbench.setState({ isPersonaOpen: true }),
  },
  {
    ...screen,
    name: "device.phone",
    words: "personas.device.phone",
    keys: ["Digit1"],
    line: "shortcuts.devices",
    run: device("phone"),
  },
  {
    ...screen,
    name: "device.tablet",
    words: "personas.device.tablet",
    keys: ["Digit2"],
    line: "shortcuts.devices",
    run: device("tablet"),
  },
  {
    ...screen,
    name: "device.desktop",
    words: "personas.device.desktop",
    keys: ["Digit3"],
    line: "shortcuts.devices",
    run: device("desktop"),
  },
  {
    ...screen,
    name: "zoom.in",
    words: "arranging.zoom_in",
    keys: ["Equal", "Shift+Equal"],
    line: "shortcuts.zoom",
    run: ({ workbench }) => workbench.setState(zoomIn),
  },
  {
    ...screen,
    name: "zoom.out",
    words: "arranging.zoom_out",
    keys: ["Minus"],
    line: "shortcuts.zoom",
    run: ({ workbench }) => workbench.setState(zoomOut),
  },
  {
    ...screen,
    name: "zoom.fit",
    words: "arranging.zoom_fit",
    keys: ["Digit0"],
    line: "shortcuts.zoom",
    run: ({ workbench }) => workbench.setState({ zoom: "fit" }),
  },
  {
    ...screen,
    name: "pane.left",
    words: "arranging.left_pane",
    keys: ["BracketLeft"],
    line: "shortcuts.panes",
    run: ({ workbench }) => workbench.setState(({ isLeftOpen }) => ({ isLeftOpen: !isLeftOpen })),
  },
  {
    ...screen,
    name: "pane.right",
    words: "arranging.right_pane",
    keys: ["BracketRight"],
    line: "shortcuts.panes",
    run: ({ workbench }) => workbench.setState(({ isRightOpen }) => ({ isRightOpen: !isRightOpen })),
  },
  { ...region, name: "region.next", keys: ["F6"], run: (workplace) => focusRegion(workplace, 1) },
  { ...region, name: "region.previous", keys: ["Shift+F6"], run: (workplace) => focusRegion(workplace, -1) },
  {
    ...screen,
    name: "shortcuts.open",
    words: "shortcuts.title",
    keys: ["Shift+Slash"],
    where: "everywhere",
    run: dialog("shortcuts"),
  },
];
