import type { ComponentPropsWithRef, ReactNode } from "react";
import { useId } from "react";
import type { FieldPath, FieldValues, UseFormRegister } from "react-hook-form";
import type { Consent } from "../../../../schemas/api/registration";
import { useT, useText } from "../../../kit/session/hooks";
import css from "./SignUp.module.css";

interface CheckProps extends ComponentPropsWithRef<"input"> {
  children: ReactNode;
  problem?: string | undefined;
}

/** A box to tick, with what it means beside it and what is wrong below. */
export function Check({ children, problem, ...input }: CheckProps) {
  const id = useId();
  return (
    <div className={css.check}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <label htmlFor={id}>{children}</label>
      {problem && <p id={`${id}-problem`}>{problem}</p>}
    </div>
  );
}

/** What is agreed to: the settings' own words or the site's, with a link where it can be read. */
export function ConsentText({ name, consent }: { name: string; consent: Consent | undefined }) {
  const t = useT();
  const text = useText();
  const key = `sign_up.consents.${name}`;
  const words = text(consent?.text) || t(key);
  return (
    <>
      {words === key ? name.replaceAll("_", " ") : words}
      {consent?.url && (
        <>
          {" "}
          <a href={consent.url} target="_blank" rel="noopener">
            {t("sign_up.read")}
          </a>
        </>
      )}
    </>
  );
}

interface ChecksProps<Values extends FieldValues> {
  consents: Readonly<Record<string, Consent>>;
  register: UseFormRegister<Values>;
  problemOf: (name: string) => string | undefined;
}

/** A box for each consent that the settings ask for besides the terms. */
export function ConsentChecks<Values extends FieldValues>({ consents, register, problemOf }: ChecksProps<Values>) {
  return Object.entries(consents).map(([name, consent]) => (
    <Check
      key={name}
      {...register(`consents.${name}` as FieldPath<Values>)}
      problem={problemOf(`consents.${name}`)}
      required={consent.isMandatory}
    >
      <ConsentText name={name} consent={consent} />
    </Check>
  ));
}
