import { type Editor, useEditorState } from "@tiptap/react";
import type { TFunction } from "i18next";
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, type LucideIcon } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { isSafeUrl } from "../../schemas/safe_url";
import fields from "./fields.module.css";
import css from "./RichText.module.css";

interface Tool {
  name: string;
  Icon: LucideIcon;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    name: "bold",
    Icon: Bold,
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: "italic",
    Icon: Italic,
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: "heading2",
    Icon: Heading2,
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: "heading3",
    Icon: Heading3,
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: "list",
    Icon: List,
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "numbered",
    Icon: ListOrdered,
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

interface Props {
  editor: Editor | null;
  /** The editor, made where there is none. */
  wake: () => Editor;
  label: string;
  t: TFunction;
}

/** Formats the selected text; the arrow keys walk along the tools. */
export function RichTextToolbar({ editor, wake, label, t }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  const on = useEditorState({ editor, selector: ({ editor }) => tools.map((tool) => editor !== null && tool.isOn(editor)) });
  const isLink = useEditorState({ editor, selector: ({ editor }) => editor?.isActive("link") ?? false });

  return (
    <>
      <div role="toolbar" aria-label={label} className={css.toolbar} onKeyDown={handleArrows}>
        {tools.map(({ name, Icon, run }, index) => (
          <button
            key={name}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            className={fields.iconSmall}
            aria-label={t(`fields.format.${name}`)}
            title={t(`fields.format.${name}`)}
            aria-pressed={on?.[index] ?? false}
            onClick={() => run(wake())}
          >
            <Icon size={14} aria-hidden="true" />
          </button>
        ))}
        <button
          type="button"
          tabIndex={-1}
          className={fields.iconSmall}
          aria-label={t("fields.format.link")}
          title={t("fields.format.link")}
          aria-pressed={isLink ?? false}
          aria-expanded={address !== null}
          onClick={() => setAddress(address === null ? String(wake().getAttributes("link").href ?? "") : null)}
        >
          <Link size={14} aria-hidden="true" />
        </button>
      </div>
      {address !== null && editor && <LinkForm editor={editor} address={address} onAddress={setAddress} t={t} />}
    </>
  );
}

interface FormProps {
  editor: Editor;
  address: string;
  onAddress: (address: string | null) => void;
  t: TFunction;
}

/** The address of the selected words; an empty one takes the link away. */
function LinkForm({ editor, address, onAddress, t }: FormProps) {
  const isSafe = isSafeUrl(address);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isSafe) return;
    const chain = editor.chain().focus().extendMarkRange("link");
    if (address === "") chain.unsetLink().run();
    else chain.setLink({ href: address }).run();
    onAddress(null);
  }

  return (
    <form className={css.linkForm} onSubmit={handleSubmit}>
      <input
        className={`${fields.box} ${fields.mono}`}
        aria-label={t("fields.names.url")}
        aria-invalid={!isSafe || undefined}
        placeholder={t("fields.empty.url")}
        value={address}
        ref={takeFocus}
        onChange={(event) => onAddress(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && (event.stopPropagation(), onAddress(null))}
      />
      <button type="submit" className={fields.lined}>
        {t("fields.set_link")}
      </button>
    </form>
  );
}

/** The form has just been asked for. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

function handleArrows(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(event.target as HTMLButtonElement); // a tool: nothing else in the toolbar takes keys
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
