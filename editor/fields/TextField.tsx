import { textIn, type Text } from "../../schemas/text";
import { useFieldView, useT } from "./field_context";
import { asText, type FieldProps } from "../explain/field_props";
import css from "./fields.module.css";
import { TextFrame } from "./TextFrame";
import { changeText, textsOf } from "../explain/text_value";

/** A text per language, of one line or several. */
export function TextField(props: FieldProps) {
  const { control, value, fallback } = props;
  const { contentLanguage } = useFieldView();
  const t = useT();
  const texts = textsOf(value ?? fallback);
  return (
    <TextFrame {...props}>
      {(input) => {
        const shared = {
          ...input,
          className: css.box,
          lang: contentLanguage,
          value: asText(texts[contentLanguage]),
          placeholder: textIn(texts as Text, contentLanguage) || t("fields.empty.text"),
          onChange: (event: { target: { value: string } }) => changeText(props, contentLanguage, event.target.value),
        };
        return control.control === "long_text" ? <textarea {...shared} rows={3} /> : <input {...shared} autoComplete="off" />;
      }}
    </TextFrame>
  );
}
