import { numbersOf, type PersonalNumbers } from "../../../../schemas/personal_number";
import type { ConsentRules, DetailsForm } from "../../../../schemas/registration";

interface Asked {
  asksPhone: boolean;
  consents: ConsentRules;
  personalNumbers: PersonalNumbers;
}

const always = ["firstName", "lastName", "dateOfBirth", "address", "city", "zipCode", "country"] as const;

/** Whether everything that is asked for has something in it; whether it is right is said when it is sent (C-5.42). */
export function isFilled(values: DetailsForm, { asksPhone, consents, personalNumbers }: Asked): boolean {
  const asked = [
    ...always.map((name) => values[name]),
    ...numbersOf(personalNumbers, values.country).map((name) => values[name]),
    ...(asksPhone ? [values.phoneCode, values.phone] : []),
  ];
  const mandatory = Object.entries(consents).filter(([, { isMandatory }]) => isMandatory);
  return asked.every((value) => value.trim() !== "") && mandatory.every(([key]) => values.consents[key] === true);
}
