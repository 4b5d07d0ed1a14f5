import { useQuery } from "@tanstack/react-query";
import { listOfficeMethods } from "../../../schemas/api/payments/office/methods";
import { Select } from "../../fields/Select";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import css from "./list.module.css";
import fields from "../../fields/fields.module.css";
import { Days } from "./Days";

interface FilterProps {
  /** In the address. */
  name: string;
  label: string;
}

/** Narrows a list by what is in the address; the list begins at its first page again. */
function useFilter(): (name: string, value: string) => void {
  const address = useDeskAddress();
  return (name, value) => goTo({ ...address, [name]: value, page: undefined, row: undefined }, { replace: true });
}

/** One of some, or all. */
export function FilterChoice({ name, label, options }: FilterProps & { options: readonly (readonly [string, string])[] }) {
  const { t } = useDesk();
  const value = useDeskAddress()[name] ?? "";
  const filter = useFilter();
  return (
    <label>
      {label}
      <Select value={value} onChange={(event) => filter(name, event.target.value)}>
        <option value="">{t("desk.all")}</option>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** The first and the last day. */
export function FilterDays() {
  const { from = "", to = "" } = useDeskAddress();
  const filter = useFilter();
  return (
    <span className={css.pair}>
      <Days from={from} to={to} onChange={filter} />
    </span>
  );
}

/** The least and the largest amount, in the house's currency. */
export const FilterAmounts = () => (
  <span className={css.pair}>
    <FilterAmount name="min" />
    <FilterAmount name="max" />
  </span>
);

function FilterAmount({ name }: { name: "min" | "max" }) {
  const { t } = useDesk();
  const value = useDeskAddress()[name] ?? "";
  const filter = useFilter();
  return (
    <label>
      {t(`desk.filter.${name}`)}
      <input className={fields.box} type="number" min={0} value={value} onChange={(event) => filter(name, event.target.value)} />
    </label>
  );
}

/** One of the ways to pay that the house has. */
export function FilterMethod() {
  const { t, api } = useDesk();
  const { data } = useQuery({ ...api.query(listOfficeMethods, { query: {} }), staleTime: 60_000 });
  const options = (data?.methods ?? []).map(({ methodId, title }) => [methodId, title] as const);
  return <FilterChoice name="method" label={t("desk.column.method")} options={options} />;
}

/** What the address says of way and amounts, as calls have it. */
export const methodAndAmounts = ({ method, min, max }: Readonly<Record<string, string>>) => ({
  ...(method && { methodId: method }),
  ...(min && { minAmount: Number(min) }),
  ...(max && { maxAmount: Number(max) }),
});
