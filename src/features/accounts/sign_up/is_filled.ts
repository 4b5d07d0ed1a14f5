import type { ConsentRules, DetailsForm } from "../../../../schemas/registration";

const always = ["firstName", "lastName", "dateOfBirth", "address", "city", "zipCode", "country"] as const;

/** Whether everything that is asked for has something in it; whether it is right is said when it is sent (C-5.42). */
export function isFilled(values: DetailsForm, { asksPhone, consents }: { asksPhone: boolean; consents: ConsentRules }): boolean {
  const asked = [
    ...always.map((name) => values[name]),
    ...(values.country === "BR" ? [values.cpf] : []),
    ...(asksPhone ? [values.phoneCode, values.phone] : []),
  ];
  const mandatory = Object.entries(consents).filter(([, { isMandatory }]) => isMandatory);
  return asked.every((value) => value.trim() !== "") && mandatory.every(([key]) => values.consents[key] === true);
}
