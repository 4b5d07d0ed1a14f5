import { useQuery } from "@tanstack/react-query";
import { getCryptoNetworks } from "../../../../../schemas/api/payments/crypto";
import { useApi, useT } from "../../../../kit/session/hooks";
import { Field } from "../../../../kit/ui/form/Field";

/** On which networks a coin can come in; null while that is not known. */
export function useNetworks(coin: string | null) {
  const api = useApi();
  const { data } = useQuery({
    ...api.query(getCryptoNetworks, { query: { cryptoCurrencyCode: coin ?? "" } }),
    enabled: coin !== null,
  });
  return data?.networks.filter(({ payinEnabled }) => payinEnabled) ?? null;
}

interface Props {
  networks: NonNullable<ReturnType<typeof useNetworks>>;
  value: string;
  onChange: (code: string) => void;
}

/** Which network a coin is sent on, for forms that ask for the amount first. */
export function NetworkField({ networks, value, onChange }: Props) {
  const t = useT();
  return (
    <Field label={t("cashier.crypto.which")} hint={t("cashier.crypto.wrong_network")}>
      {(field) => (
        <select {...field} value={value} onChange={({ target }) => onChange(target.value)}>
          {networks.map(({ code, name, protocol }) => (
            <option key={code} value={code}>
              {name} {protocol}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
