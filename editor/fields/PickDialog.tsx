import { Check } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import { unlessOff } from "../../src/kit/ui/unless_off";
import { useKeptEnd } from "../../src/kit/ui/use_kept_end";
import { Modal } from "../parts/Modal";
import { SearchField } from "../parts/SearchField";
import type { Choice } from "./choice";
import { useFieldServices } from "./field_context";
import fields from "./fields.module.css";
import { gameFacets, type Narrowing, type Offered, useAllOf, useGameFacets, useGames } from "./pick_many";
import type { PickerKind } from "./picker_choices";
import css from "./PickDialog.module.css";
import { Select } from "./Select";

interface Props {
  kind: PickerKind;
  label: string;
  /** What is in the list already. */
  chosen: readonly unknown[];
  onPick: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Chooses many at once: searched, narrowed and ticked; they come in the order in which they were ticked. */
export default function PickDialog({ kind, label, chosen, onPick, onClose }: Props) {
  const { t } = useFieldServices();
  const [typed, setTyped] = useState("");
  const [narrowing, setNarrowing] = useState<Narrowing>({});
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const search = useDeferredValue(typed.trim());
  const List = kind === "game" ? Games : Others;

  const toggle = (id: string) =>
    setTicked((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));

  function finish() {
    onPick(ticked);
    onClose();
  }

  return (
    <Modal
      title={t("fields.choose_many.title", { label })}
      isOpen
      onClose={onClose}
      closeLabel={t("fields.close")}
      width="wide"
      foot={
        <>
          <span className={css.count} role="status">
            {t("fields.choose_many.ticked", { count: ticked.length })}
          </span>
          <button type="button" className={fields.lined} onClick={onClose}>
            {t("fields.choose_many.cancel")}
          </button>
          <button type="button" className={fields.filled} disabled={ticked.length === 0} onClick={finish}>
            {t("fields.choose_many.add", { count: ticked.length })}
          </button>
        </>
      }
    >
      <div className={css.tools}>
        <SearchField label={t(`fields.empty.${kind}`)} value={typed} onChange={setTyped} />
        {kind === "game" && <Facets search={search} narrowing={narrowing} onNarrow={setNarrowing} />}
      </div>
      <List kind={kind} search={search} narrowing={narrowing} chosen={chosen} ticked={ticked} onToggle={toggle} />
    </Modal>
  );
}

interface FacetsProps {
  search: string;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

function Facets({ search, narrowing, onNarrow }: FacetsProps) {
  const { t } = useFieldServices();
  const values = useGameFacets(search, narrowing);
  return gameFacets.map((facet) => (
    <Select
      key={facet}
      aria-label={t(`fields.choose_many.${facet}`)}
      value={narrowing[facet] ?? ""}
      onChange={({ target }) => onNarrow({ ...narrowing, [facet]: target.value || undefined })}
    >
      <option value="">{t(`fields.choose_many.any_${facet}`)}</option>
      {values[facet].map(({ value, label, count }) => (
        <option key={value} value={value}>
          {`${label} (${count})`}
        </option>
      ))}
    </Select>
  ));
}

interface ListProps {
  kind: PickerKind;
  search: string;
  narrowing: Narrowing;
  chosen: readonly unknown[];
  ticked: readonly string[];
  onToggle: (id: string) => void;
}

const Games = (props: ListProps) => <Offers {...props} offered={useGames(props.search, props.narrowing)} />;
const Others = (props: ListProps) => <Offers {...props} offered={useAllOf(props.kind, props.search)} />;

function Offers({ offered, chosen, ticked, onToggle }: ListProps & { offered: Offered }) {
  const { t } = useFieldServices();
  const { state, choices, count, retry, more, isFetchingMore } = offered;
  const list = useRef<HTMLUListElement>(null);
  const kept = useKeptEnd(list, { offersMore: more !== null, shown: choices.length });
  return (
    <div className={css.body} aria-busy={state === "pending"}>
      {state === "pending" && <p className={fields.message}>{t("fields.loading")}</p>}
      {state === "failed" && (
        <div role="alert" className={fields.message}>
          {t("fields.choices_failed")}
          <button type="button" className={fields.lined} onClick={retry}>
            {t("fields.try_again")}
          </button>
        </div>
      )}
      {state === "there" && count === 0 && <p className={fields.message}>{t("fields.nothing_found")}</p>}
      <ul ref={list} className={css.list} tabIndex={-1}>
        {choices.map((choice) => (
          <Line
            key={choice.value}
            choice={choice}
            isIn={chosen.includes(choice.value)}
            at={ticked.indexOf(choice.value)}
            onToggle={() => onToggle(choice.value)}
          />
        ))}
      </ul>
      {more && (
        <button type="button" className={`${fields.lined} ${css.more}`} {...kept} {...unlessOff(isFetchingMore, more)}>
          {t("fields.choose_many.more", { shown: choices.length, count })}
        </button>
      )}
    </div>
  );
}

function Line({ choice, isIn, at, onToggle }: { choice: Choice; isIn: boolean; at: number; onToggle: () => void }) {
  const { t } = useFieldServices();
  return (
    <li>
      <label className={css.line} data-in={isIn} data-ticked={at >= 0}>
        <input type="checkbox" className={fields.invisible} checked={isIn || at >= 0} disabled={isIn} onChange={onToggle} />
        <span className={css.tick} aria-hidden="true">
          {isIn ? <Check size={12} /> : at >= 0 && at + 1}
        </span>
        {choice.mark}
        <span className={css.label}>{choice.label}</span>
        {isIn ? (
          <span className={css.detail}>{t("fields.choose_many.is_in")}</span>
        ) : (
          <span className={css.detail}>{choice.detail}</span>
        )}
      </label>
    </li>
  );
}
