import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { JsonIssue } from "./json_editor_props";
import { completeJson } from "./complete_json";
import type { JsonSchema } from "./json_schema";
import { breakIn, rangeAt } from "./json_tree";

interface Options {
  parent: HTMLElement;
  text: string;
  isReadOnly: boolean;
  words: { label: string; describedBy: string; completions: string };
  schema: () => Promise<JsonSchema>;
  onText: (text: string) => void;
}

export type JsonView = ReturnType<typeof createJsonView>;

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--e-accent)" },
  { tag: tags.string, color: "var(--e-good)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--e-warn)" },
  { tag: tags.punctuation, color: "var(--e-ink-3)" },
]);

const look = EditorView.theme({
  "&": { height: "100%", color: "var(--e-ink-2)", font: "400 12px/18px var(--e-mono)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "inherit", overflow: "auto" },
  ".cm-content": { padding: "8px 4px", caretColor: "var(--e-ink)" },
  ".cm-cursor": { borderLeftColor: "var(--e-ink)" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    background: "var(--e-accent-soft)",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": { background: "var(--e-press)", color: "inherit" },
  ".cm-tooltip": {
    border: "1px solid var(--e-line)",
    borderRadius: "var(--e-r-2)",
    background: "var(--e-raised)",
    color: "var(--e-ink)",
    overflow: "hidden",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--e-mono)", maxHeight: "240px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "4px 8px", minHeight: "24px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    background: "var(--e-accent-soft)",
    color: "var(--e-on-accent-soft)",
  },
  ".cm-completionDetail": { marginLeft: "12px", fontStyle: "normal", color: "var(--e-ink-3)" },
  ".cm-diagnostic": { padding: "6px 8px", borderLeft: "0", font: "var(--e-12)" },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--e-bad)",
    textDecorationSkipInk: "none",
  },
});

/** A CodeMirror that edits JSON. Tab leads on to the next control, as everywhere. */
export function createJsonView({ parent, text, isReadOnly, words, schema, onText }: Options) {
  let known: JsonSchema | null = null;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        json(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ override: [(context) => known && completeJson(known)(context)], icons: false }),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
        syntaxHighlighting(colours),
        look,
        EditorView.lineWrapping,
        EditorState.readOnly.of(isReadOnly),
        EditorState.phrases.of({ Completions: words.completions }),
        EditorView.contentAttributes.of({ tabindex: "0", "aria-label": words.label, "aria-describedby": words.describedBy }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onText(update.state.doc.toString());
        }),
      ],
    }),
  });
  schema().then(
    (loaded) => (known = loaded),
    () => {}, // it completes nothing, then
  );

  return {
    text: () => view.state.doc.toString(),
    setText(next: string) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    mark(issues: readonly JsonIssue[] | "break") {
      const found =
        issues === "break"
          ? [{ ...breakIn(view.state), severity: "error" as const, message: "" }]
          : issues.map(({ path, words: message }) => ({ ...rangeAt(view.state, path), severity: "error" as const, message }));
      view.dispatch(setDiagnostics(view.state, found));
    },
    reveal(path: readonly (string | number)[]) {
      const { from } = path.length > 0 ? rangeAt(view.state, path) : breakIn(view.state);
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
