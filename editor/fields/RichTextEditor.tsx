import { Editor, EditorContent } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import type { TFunction } from "i18next";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isSafeUrl } from "../../schemas/safe_url";
import type { InputProps } from "./FieldFrame";
import css from "./RichText.module.css";
import { RichTextAtRest } from "./RichTextAtRest";
import { RichTextToolbar } from "./RichTextToolbar";

interface Props {
  input: InputProps;
  label: string;
  html: string;
  language: string;
  t: TFunction;
  /** It takes the focus when it comes. */
  takesFocus?: boolean;
  onChange: (html: string) => void;
}

/** Where the caret goes once there is an editor: to an end of the text, or below the pointer, in px of the window. */
type Caret = "start" | "end" | { left: number; top: number };

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    code: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, isAllowedUri: (url) => isSafeUrl(url ?? "") },
  }),
];

const htmlOf = (editor: Editor) => (editor.isEmpty ? "" : editor.getHTML());

/**
 * Formatted text, edited in place. Its editor is made when somebody points at it or gives it the focus: most that are selected are
 * not edited. Until then its text is read, and looks the same.
 */
export default function RichTextEditor({ input, label, html, language, t, takesFocus = false, onChange }: Props) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const made = useRef<Editor | null>(null);
  const caret = useRef<Caret | null>(null);
  const tell = useRef(onChange);
  const attributes: Record<string, string> = {
    id: input.id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    lang: language,
  };
  if (input["aria-describedby"]) attributes["aria-describedby"] = input["aria-describedby"];
  if (input["aria-invalid"]) attributes["aria-invalid"] = "true";
  const written = JSON.stringify(attributes);

  /** The editor, made where there is none. */
  function wake(): Editor {
    made.current ??= new Editor({
      extensions,
      content: html,
      editorProps: { attributes },
      onUpdate: ({ editor }) => tell.current(htmlOf(editor)),
    });
    setEditor(made.current);
    return made.current;
  }

  function wakeAt(place: Caret) {
    caret.current = place;
    wake();
  }

  useLayoutEffect(() => {
    tell.current = onChange;
  }, [onChange]);

  const begin = useEffectEvent(() => takesFocus && wakeAt("end"));
  useLayoutEffect(() => void begin(), []); // the first time alone: there is an editor then

  useEffect(
    () => () => {
      made.current?.destroy();
      made.current = null;
      setEditor(null);
    },
    [],
  );

  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = null;
    if (editor && place) focusAt(editor, place); // in the same task: a key may be the next
  }, [editor]);

  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(written) as Record<string, string> } });
  }, [editor, written]);

  useEffect(() => {
    if (editor && html !== htmlOf(editor) && !editor.isFocused) editor.commands.setContent(html, { emitUpdate: false }); // undone, or changed on the canvas
  }, [editor, html]);

  return (
    <div className={css.editor} onPointerEnter={wake} onDragEnter={wake} onFocus={wake}>
      <RichTextToolbar editor={editor} wake={wake} label={t("fields.format_of", { label })} t={t} />
      {editor ? (
        <EditorContent editor={editor} className={css.content} />
      ) : (
        <div className={css.content}>
          <RichTextAtRest
            html={html}
            attributes={attributes}
            onFocus={() => wakeAt("start")}
            onMouseDown={(event) => {
              event.preventDefault(); // the focus would go to what is about to be taken away
              wakeAt({ left: event.clientX, top: event.clientY });
            }}
          />
        </div>
      )}
    </div>
  );
}

function focusAt(editor: Editor, place: Caret) {
  const { view, state } = editor;
  const at = place === "start" ? 0 : place === "end" ? state.doc.content.size : view.posAtCoords(place)?.pos;
  if (at !== undefined) editor.commands.setTextSelection(at);
  view.focus();
}
