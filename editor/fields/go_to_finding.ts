import type { Finding } from "../../schemas/finding";
import type { Target, Visitor } from "../../schemas/profile";
import { insertSection } from "../core/commands/insert_section";
import { selectSection } from "../core/commands/select_section";
import { find } from "../core/tree";
import { inputOf } from "./use_focus_field";
import { newSection } from "../workplace/new_section";
import { changePersona } from "../workplace/persona/persona_store";
import type { Workplace } from "../workplace/use_editor";
import { verbOf } from "../explain/finding_words";

/** Takes somebody to what a finding is about: its field, its JSON, or the page as those see it whom it is about. */
export function goToFinding(workplace: Workplace, finding: Finding): void {
  const { workbench, check } = workplace;
  check.walkTo(finding);
  const verb = verbOf(finding);
  if (verb === "matrix") return workbench.setState({ dialog: null, view: "matrix" });
  if (finding.code === "rule.unmet") return goToRule(workplace, finding);
  if (!finding.section) return goToPageField(workplace, finding);
  const { editor } = workplace;
  if (find(editor.getState().page.sections, finding.section.id)) editor.run(selectSection(finding.section.id));
  const inspectorTab = verb === "json" ? "json" : finding.path[0] === "props" ? "content" : "rules";
  const focusField = finding.path.length > 0 && verb !== "json" ? finding.path : null;
  workbench.setState({ dialog: null, view: "page", isRightOpen: true, inspectorTab, focusField });
}

function goToPageField({ editor, workbench }: Workplace, { path }: Finding) {
  editor.run(selectSection(null));
  workbench.setState({ dialog: null, view: "page", isRightOpen: true, focusField: null });
  const [field] = path;
  if (field === undefined) return;
  afterPaint(() => {
    const element = document.querySelector<HTMLElement>(`[data-region="right"] [data-field="${CSS.escape(String(field))}"]`);
    element?.scrollIntoView({ block: "center" });
    if (element) inputOf(element, [field])?.focus({ preventScroll: true });
  });
}

/** The dialog gives the focus back when it closes; what comes after that stays. */
const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run, 120));

/** Adds the section that a rule asks for, at the end of the page; where it asks for a link alone, the page is shown as its visitors see it. */
function goToRule(workplace: Workplace, finding: Finding) {
  const { editor, workbench, t, check } = workplace;
  const targets = finding.values["targets"] as Target[];
  const type = targets.flatMap((target) => ("section" in target ? [target.section] : []))[0];
  const { page } = editor.getState();
  const section = type === undefined ? null : newSection(type, { page, t });
  if (!section) return viewAs(workplace, finding);
  editor.run(insertSection(section, { parent: null, index: page.sections.length }));
  workbench.setState({ dialog: null, view: "page", isRightOpen: true, inspectorTab: "content" });
  void check.refresh();
}

function viewAs({ workbench, persona }: Workplace, { values }: Finding) {
  const [audience = "guest"] = values["who"] as Visitor[];
  changePersona(persona, { audience, country: String(values["country"]) });
  workbench.setState({ dialog: null, view: "page" });
}
