import { useT } from "../../../kit/session/hooks";
import { Field } from "../../../kit/ui/form/Field";
import { CountryOptions } from "./CountryOptions";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { Choices } from "./initial_values";

interface Props {
  field: UseFormRegisterReturn;
  chosen: string;
  countries: Choices["countries"];
  problem: string | undefined;
  /** What else a country changes in the form. */
  onChoose: (country: string) => void;
}

export function CountryField({ field: country, chosen, countries, problem, onChoose }: Props) {
  const t = useT();
  return (
    <Field label={t("sign_up.country")} problem={problem}>
      {(field) => (
        <select
          {...field}
          {...country}
          autoComplete="country"
          onChange={(event) => {
            onChoose(event.target.value);
            void country.onChange(event);
          }}
        >
          <CountryOptions countries={countries} chosen={chosen} />
        </select>
      )}
    </Field>
  );
}
