import { useEffect, useState } from "react";
import { useGo, useT } from "../../../kit/session/hooks";
import { ChevronDown, Search } from "../../../kit/ui/icons";
import { DatesFilter } from "./DatesFilter";
import css from "./HistoryBar.module.css";
import {
  amountOf,
  type HistoryFilter,
  historyAddress,
  type HistoryKind,
  sentSearch,
  type StateGroup,
  stateGroups,
} from "./history_filter";

interface Props {
  filter: HistoryFilter;
  kinds: readonly HistoryKind[];
  hasDates: boolean;
  /** Those that the player has ever used. */
  methods: readonly { methodId: string; title: string }[];
}

/** What the list is narrowed by; all of it stands in the address. */
export function HistoryBar({ filter, kinds, hasDates, methods }: Props) {
  const t = useT();
  const go = useGo();
  const isGames = filter.kind === "games";
  return (
    <div className={css.bar} role="search" aria-label={t("history.title")}>
      <div className={css.first}>
        {kinds.length > 1 && (
          <nav className={css.kinds} aria-label={t("history.kinds.label")}>
            {kinds.map((kind) => (
              <button
                key={kind}
                type="button"
                aria-current={kind === filter.kind ? "true" : undefined}
                onClick={() => go(historyAddress({ kind, state: "", method: "", search: "", least: "", most: "" }))}
              >
                {t(`history.kinds.${kind}`)}
              </button>
            ))}
          </nav>
        )}
        <SearchField
          key={String(isGames)}
          value={filter.search}
          words={t(isGames ? "history.search.games" : "history.search.payments")}
        />
      </div>
      <div className={css.filters}>
        {hasDates && <DatesFilter from={filter.from} to={filter.to} />}
        {!isGames && (
          <Select
            label={t("history.filters.state")}
            value={filter.state}
            options={(Object.keys(stateGroups) as StateGroup[]).map((group) => [group, t(`history.groups.${group}`)])}
            any={t("history.filters.any_state")}
            onChange={(state) => go(historyAddress({ state }))}
          />
        )}
        {!isGames && methods.length > 1 && (
          <Select
            label={t("history.filters.method")}
            value={filter.method}
            options={methods.map(({ methodId, title }) => [methodId, title])}
            any={t("history.filters.any_method")}
            onChange={(method) => go(historyAddress({ method }))}
          />
        )}
        {!isGames && (
          <span className={css.amounts}>
            <AmountEnd key={`least ${filter.least}`} label={t("history.filters.least")} value={filter.least} end="least" />
            <AmountEnd key={`most ${filter.most}`} label={t("history.filters.most")} value={filter.most} end="most" />
          </span>
        )}
      </div>
    </div>
  );
}

interface SelectProps {
  label: string;
  value: string;
  any: string;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}

const Select = ({ label, value, any, options, onChange }: SelectProps) => (
  <span className={css.select} data-chosen={value === "" ? undefined : ""}>
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{any}</option>
      {options.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </select>
    <ChevronDown size={18} aria-hidden="true" />
  </span>
);

/** From or up to which amount; it counts when the field is left, or by Enter. */
function AmountEnd({ label, value, end }: { label: string; value: string; end: "least" | "most" }) {
  const go = useGo();
  const [draft, setDraft] = useState(value);
  function take() {
    const amount = amountOf(draft.trim().replace(",", "."));
    if (amount !== value) go(historyAddress({ [end]: amount }));
    else setDraft(value);
  }
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      aria-label={label}
      placeholder={label}
      data-chosen={value === "" ? undefined : ""}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === "Enter" && take()}
    />
  );
}

const rest = 300; // milliseconds after the last key

/** What is typed goes into the address when the typing rests; one step back undoes the whole search. */
function SearchField({ value, words }: { value: string; words: string }) {
  const t = useT();
  const go = useGo();
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (draft.trim() !== value) setDraft(value); // the address changed by itself
  }
  const typed = draft.trim();

  useEffect(() => {
    const isMeant = typed === "" || sentSearch(typed) !== undefined;
    if (!isMeant || typed === value) return;
    const timer = setTimeout(() => go(historyAddress({ search: typed }), { replace: value !== "" }), rest);
    return () => clearTimeout(timer);
  }, [typed, value, go]);

  return (
    <label className={css.search}>
      <Search size={18} aria-hidden="true" />
      <input
        type="search"
        value={draft}
        maxLength={100}
        placeholder={words}
        aria-label={t("history.search.label")}
        onChange={({ target }) => setDraft(target.value)}
      />
    </label>
  );
}
