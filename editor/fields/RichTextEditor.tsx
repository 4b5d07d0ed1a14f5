import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import type { TFunction } from "i18next";
import { useEffect } from "react";
import { isSafeUrl } from "../../schemas/safe_url";
import type { InputProps } from "./FieldFrame";
import css from "./RichText.module.css";
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

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    code: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, isAllowedUri: (url) => isSafeUrl(url ?? "") },
  }),
];

export default function RichTextEditor({ input, label, html, language, t, takesFocus = false, onChange }: Props) {
  const attributes: Record<string, string> = {
    id: input.id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    lang: language,
  };
  if (input["aria-describedby"]) attributes["aria-describedby"] = input["aria-describedby"];
  if (input["aria-invalid"]) attributes["aria-invalid"] = "true";

  const editor = useEditor({
    extensions,
    content: html,
    autofocus: takesFocus ? "end" : false,
    editorProps: { attributes },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? "" : editor.getHTML()),
  });

  useEffect(() => {
    if (editor.isDestroyed) return; // hidden and shown again, as by Suspense: another editor is on its way
    const isSame = html === (editor.isEmpty ? "" : editor.getHTML());
    if (!isSame && !editor.isFocused) editor.commands.setContent(html, { emitUpdate: false }); // undone, or changed on the canvas
  }, [editor, html]);

  return (
    <div className={css.editor}>
      <RichTextToolbar editor={editor} label={t("fields.format_of", { label })} t={t} />
      <EditorContent editor={editor} className={css.content} />
    </div>
  );
}
