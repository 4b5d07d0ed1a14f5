import { ListChecks } from "lucide-react";
import { useDeferredValue, useState } from "react";
import type { DescribedReference } from "../../schemas/api/page_check";
import { textIn } from "../../schemas/text";
import type { PropsIssue } from "../../src/layout/registry";
import type { Choice } from "./choice";
import { Combo } from "./Combo";
import { useFieldServices, useT } from "./field_context";
import { FieldFrame } from "./FieldFrame";
import { asText, type FieldProps } from "../explain/field_props";
import { lazyPart } from "../parts/lazy_part";
import css from "./Combo.module.css";
import fields from "./fields.module.css";
import { MethodMark } from "./MethodMark";
import { isSearched, parameterChoice, picture, type PickerKind, useChoices } from "./picker_choices";
import { resetOf } from "./reset_of";
import { useReference } from "./use_reference";

const PickDialog = lazyPart(() => import("./PickDialog").then((code) => code.default), { look: "over" });

/** Kinds that are known by a number. */
const numbered: ReadonlySet<PickerKind> = new Set(["bonus", "tournament"]);

/** A page, game, provider, category, promotion, tournament, jackpot or payment method of the site, found by its name; it says if there is none, or if visitors do not get it. */
export function PickerField(props: FieldProps) {
  const { control, value, fallback, onChange, label, path } = props;
  const kind = control.control as PickerKind; // `controls` gives this component the kinds of pickers alone
  const { t, language } = useFieldServices();
  const [isOpened, setIsOpened] = useState(false);
  const shown = value ?? fallback;
  const text = numbered.has(kind) && shown === 0 ? "" : asText(shown);
  const list = usePickerList(kind, isOpened || (text !== "" && kind === "page"));
  const found = useReference(kind, text);
  const state = found?.state ?? "open";
  const isEntry = typeof path.at(-1) === "number"; // the list takes its entries out itself
  const issues: readonly PropsIssue[] =
    state === "open" ? props.issues : [...props.issues, { path: [], message: t(`fields.reference.${state}`) }];
  return (
    <FieldFrame label={label} path={path} issues={issues} kind={kind} onReset={resetOf(props)} isSide>
      {(input) => (
        <Combo
          {...input}
          {...list}
          value={text === "" ? null : text}
          shown={chosen()}
          onOpen={() => setIsOpened(true)}
          onPick={(picked) => onChange(numbered.has(kind) ? Number(picked) : picked)}
          onClear={isEntry ? undefined : () => onChange(undefined)}
        />
      )}
    </FieldFrame>
  );

  function chosen(): Choice | undefined {
    if (text.startsWith(":")) return parameterChoice(kind, t, text) ?? undefined;
    if (!found?.name) return undefined;
    const name = textIn(found.name, language) || text;
    return { value: text, label: name, ...markOf(found) };
  }

  function markOf({ picture: src, family }: DescribedReference) {
    if (src) return { mark: picture(src, kind) };
    return family ? { mark: <MethodMark family={family} /> } : {};
  }
}

/** Adds to a list by choosing, one by one or many at once, what is in it already apart. */
export function PickerAdd({
  kind,
  label,
  without,
  onPick,
}: {
  kind: PickerKind;
  label: string;
  without: readonly unknown[];
  onPick: (ids: readonly string[]) => void;
}) {
  const t = useT();
  const [isOpened, setIsOpened] = useState(false);
  const [isMany, setIsMany] = useState(false);
  const list = usePickerList(kind, isOpened);
  const leave = () => setIsMany(false);
  return (
    <span data-add="" className={css.adding}>
      <Combo
        {...list}
        aria-label={list.placeholder}
        value={null}
        choices={list.choices.filter(({ value }) => !without.includes(value))}
        onOpen={() => setIsOpened(true)}
        onPick={(id) => onPick([id])}
      />
      <button
        type="button"
        className={fields.icon}
        aria-haspopup="dialog"
        aria-label={t("fields.choose_many.open", { label })}
        title={t("fields.choose_many.open", { label })}
        onPointerEnter={PickDialog.prepare}
        onClick={() => setIsMany(true)}
      >
        <ListChecks size={16} aria-hidden="true" />
      </button>
      {isMany && <PickDialog kind={kind} label={label} chosen={without} onPick={onPick} onClose={leave} onGiveUp={leave} />}
    </span>
  );
}

/** The list of a kind, as `Combo` takes it. */
function usePickerList(kind: PickerKind, isWanted: boolean) {
  const t = useT();
  const [search, setSearch] = useState("");
  const asked = search.trim();
  const { data = [], isError, isPending } = useChoices(kind, useDeferredValue(asked), isWanted);
  const isThere = !isError && !isPending;
  const parameter = isThere && (asked === "" || asked.startsWith(":")) ? parameterChoice(kind, t) : null;
  return {
    choices: parameter ? [...data, parameter] : data,
    placeholder: t(`fields.empty.${kind}`),
    message: isError ? t("fields.choices_failed") : isPending ? t("fields.loading") : undefined,
    ...(isSearched(kind) ? { onSearch: setSearch } : {}),
  };
}
