import { Images, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Asset } from "../../schemas/api/assets";
import { setIn } from "../core/set_in";
import { lazyPart } from "../parts/lazy_part";
import { useT } from "./field_context";
import { Field } from "./Field";
import { FieldGroup } from "./FieldFrame";
import { asText, type Change, type FieldProps, isRecord, issuesAt } from "../explain/field_props";
import fields from "./fields.module.css";
import { FocusPoint } from "./FocusPoint";
import css from "./Image.module.css";
import { resetOf } from "./reset_of";

const AssetDialog = lazyPart(() => import("./AssetDialog").then((code) => code.default), { look: "over" });
const altControl = { control: "text" } as const;
const decorationControl = { control: "toggle" } as const;

/** A picture: which one, what it shows in words, and what must stay in view. A path alone counts as a picture too. */
export function ImageField(props: FieldProps) {
  const { value, fallback, label, issues, path, onChange } = props;
  const t = useT();
  const [isChoosing, setIsChoosing] = useState(false);
  const stopChoosing = () => setIsChoosing(false);
  const [size, setSize] = useState<string>();
  const shown = value ?? fallback;
  const image = isRecord(shown) ? shown : { src: asText(shown) };
  const src = asText(image.src);
  const change: Change = (next, at = []) => (isRecord(value) ? onChange(next, at) : onChange(setIn(image, at, next)));

  function handleChoose(asset: Asset) {
    const { focus: _, color: __, isDecoration: ___, ...kept } = image;
    onChange({ ...kept, src: asset.src, ...(asset.color === null ? {} : { color: asset.color }) });
    setIsChoosing(false);
  }

  return (
    <FieldGroup
      label={label}
      path={path}
      kind="image"
      issues={issues.filter((issue) => issue.path[0] === undefined || issue.path[0] === "src")}
      onReset={resetOf(props)}
      aside={src && size}
    >
      {src === "" ? (
        <button type="button" className={css.empty} onClick={() => setIsChoosing(true)}>
          <Images size={16} aria-hidden="true" />
          {t("fields.image.choose")}
        </button>
      ) : (
        <>
          <FocusPoint
            src={src}
            focus={image.focus}
            label={label}
            onChange={(focus) => change(focus, ["focus"])}
            onSize={setSize}
          />
          <div className={css.actions}>
            <span className={css.source} title={src}>
              {src.split("/").at(-1)}
            </span>
            <button type="button" className={`${fields.button} ${fields.small}`} onClick={() => setIsChoosing(true)}>
              <Images size={14} aria-hidden="true" />
              {t("fields.image.replace")}
            </button>
            <button
              type="button"
              className={fields.icon}
              aria-label={t("fields.remove_named", { name: label })}
              onClick={() => onChange(undefined)}
            >
              <Trash2 size={14} aria-hidden="true" />
            </button>
          </div>
          {image.isDecoration !== true && (
            <Field
              name="alt"
              within={path}
              control={altControl}
              value={image.alt}
              label={t("fields.image.alt")}
              issues={issuesAt(issues, "alt")}
              type={null}
              onChange={change}
            />
          )}
          <Field
            name="isDecoration"
            within={path}
            control={decorationControl}
            value={image.isDecoration}
            fallback={false}
            label={t("fields.image.decoration")}
            issues={issuesAt(issues, "isDecoration")}
            type={null}
            onChange={change}
          />
        </>
      )}
      {isChoosing && <AssetDialog onChoose={handleChoose} onClose={stopChoosing} onGiveUp={stopChoosing} />}
    </FieldGroup>
  );
}
