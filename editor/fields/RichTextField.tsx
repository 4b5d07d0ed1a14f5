import { lazyPart } from "../parts/lazy_part";
import { useFieldView, useT } from "./field_context";
import { asText, type FieldProps } from "../explain/field_props";
import css from "./RichText.module.css";
import { TextFrame } from "./TextFrame";
import { changeText, textsOf } from "../explain/text_value";

const RichTextEditor = lazyPart(() => import("./RichTextEditor").then((code) => code.default), { look: "line" });

/** Formatted text per language, kept as HTML, which the server sanitises (D-31). Its editor is a chunk of its own. */
export function RichTextField(props: FieldProps) {
  const { value, fallback, label } = props;
  const { contentLanguage } = useFieldView();
  const t = useT();
  const html = asText(textsOf(value ?? fallback)[contentLanguage]);
  return (
    <TextFrame {...props}>
      {(input) => (
        <RichTextEditor
          key={contentLanguage}
          waiting={<div className={css.waiting} role="status" aria-label={t("fields.loading")} />}
          input={input}
          label={label}
          html={html}
          language={contentLanguage}
          t={t}
          onChange={(next) => changeText(props, contentLanguage, next)}
        />
      )}
    </TextFrame>
  );
}
