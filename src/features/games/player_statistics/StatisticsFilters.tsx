import { type ReactNode, useId } from "react";
import { type GameType, gameTypes } from "../../../../schemas/api/statistics";
import { useT } from "../../../kit/session/hooks";
import { ChevronDown } from "../../../kit/ui/icons";
import type { Statistics } from "./statistics_query";
import css from "./Statistics.module.css";

interface Props {
  gameType: GameType;
  onGameType: (gameType: GameType) => void;
  currency: string | undefined;
  currencies: Statistics["currencyList"];
  onCurrency: (currency: string | undefined) => void;
}

/** Of which games, and in which currency; a single currency leaves nothing to choose. */
export function StatisticsFilters({ gameType, onGameType, currency, currencies, onCurrency }: Props) {
  const t = useT();
  return (
    <div className={css.filters}>
      <Select label={t("statistics.game_type.label")} value={gameType} onChange={(value) => onGameType(value as GameType)}>
        {gameTypes.map((type) => (
          <option key={type} value={type}>
            {t(`statistics.game_type.${type}`)}
          </option>
        ))}
      </Select>
      {(currencies.length > 1 || currencies.some(({ code }) => code !== "EUR")) && (
        <Select
          label={t("statistics.currency.label")}
          value={currency ?? ""}
          onChange={(value) => onCurrency(value || undefined)}
        >
          <option value="">{t("statistics.currency.all", { symbol: "€" })}</option>
          {currencies.map(({ code, symbol }) => (
            <option key={code} value={code}>
              {symbol === code ? code : t("statistics.currency.one", { code, symbol })}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

function Select({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <span className={css.select}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  );
}
