import type { TFunction } from "i18next";
import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import type { CardField } from "../../../../schemas/card_fields";
import { Field, type FieldAttributes } from "../../../kit/ui/form/Field";
import css from "./CardFields.module.css";
import type { CardForm } from "./use_card_fields";

interface Props {
  form: CardForm;
  /** Looks up the words of `card_fields`. */
  t: TFunction;
  isDisabled?: boolean;
}

/**
 * Number, expiry, code and name of a card (C-5.06 to C-5.11). The one place where a card is typed: a provider's frame draws it, and a
 * form of the site where the method's platform wants cards from there.
 */
export function CardFields({ form, t, isDisabled }: Props) {
  const { values, problems, rules, hasCvc } = form;
  const problem = (field: CardField) => {
    const key = problems[field];
    return key && t(`card_fields.${key}`);
  };
  const common = (field: CardField, { id, ...attributes }: FieldAttributes) => ({
    ...attributes,
    id,
    name: field,
    value: values[field],
    disabled: isDisabled,
    onBlur: () => form.leave(field),
  });
  const digits = (field: CardField) => ({
    type: "text",
    inputMode: "numeric" as const,
    autoCorrect: "off",
    spellCheck: false,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.write(field, target.value),
  });
  const most = Math.max(...rules.numberLengths);
  const number = useCaret(values.number);
  return (
    <div className={css.fields} data-private="">
      <Field label={t("card_fields.number")} problem={problem("number")}>
        {(field) => (
          <input
            {...common("number", field)}
            {...digits("number")}
            ref={number.ref}
            onChange={(event) => {
              number.keep(event.target);
              form.write("number", event.target.value);
            }}
            autoComplete="cc-number"
            maxLength={most + Math.ceil(most / 4) + 4}
            className={css.number}
          />
        )}
      </Field>
      <div className={css.pair}>
        <Field label={t("card_fields.expiry")} problem={problem("expiry")}>
          {(field) => (
            <input
              {...common("expiry", field)}
              {...digits("expiry")}
              autoComplete="cc-exp"
              placeholder={t("card_fields.expiry_form")}
            />
          )}
        </Field>
        {hasCvc && (
          <Field label={t("card_fields.cvc")} problem={problem("cvc")}>
            {(field) => (
              <input
                {...common("cvc", field)}
                {...digits("cvc")}
                autoComplete="cc-csc"
                placeholder={t("card_fields.cvc_form")}
                maxLength={Math.max(...rules.cvcLengths)}
              />
            )}
          </Field>
        )}
      </div>
      <Field label={t("card_fields.holder")} problem={problem("holder")}>
        {(field) => (
          <input
            {...common("holder", field)}
            type="text"
            autoComplete="cc-name"
            autoCapitalize="words"
            spellCheck={false}
            onChange={({ target }) => form.write("holder", target.value)}
          />
        )}
      </Field>
    </div>
  );
}

/** Keeps the caret behind the digit that was typed, however the spaces between groups move. */
function useCaret(value: string) {
  const ref = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    const input = ref.current;
    const count = digitsBefore.current;
    digitsBefore.current = null;
    if (!input || count === null || input.ownerDocument.activeElement !== input) return;
    let at = 0;
    for (let seen = 0; at < value.length && seen < count; at += 1) if (/\d/.test(value.charAt(at))) seen += 1;
    input.setSelectionRange(at, at);
  }, [value]);
  return {
    ref,
    keep(input: HTMLInputElement) {
      digitsBefore.current = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, "").length;
    },
  };
}
