import type { listOfficeMethods } from "../../../schemas/api/payments/office/methods";
import { market, type Market } from "../../../schemas/settings";
import { Select } from "../../fields/Select";
import { Button } from "../../parts/Button";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import type * as z from "zod/mini";
import type { useMethodDraft } from "./use_method_draft";

const markets: readonly Market[] = market.options;

interface Props {
  of: Market | undefined;
  currency: string | undefined;
  data: z.output<typeof listOfficeMethods.answer> | undefined;
  draft: ReturnType<typeof useMethodDraft>;
}

/** For which market and currency, and saving the arrangement. */
export function MethodTools({ of, currency, data, draft: { methods, isDraft, isBusy, save, dropDraft } }: Props) {
  const { t } = useDesk();
  const address = useDeskAddress();
  const isOwn = data?.methods.some(({ isOwnPlace }) => isOwnPlace) ?? false;
  return (
    <div className={css.tools}>
      <label>
        {t("desk.column.market")}
        <Select value={of ?? ""} onChange={(event) => goTo({ ...address, market: event.target.value }, { replace: true })}>
          <option value="">{t("desk.methods.all_markets")}</option>
          {markets.map((code) => (
            <option key={code} value={code}>
              {t(`settings.options.market.${code}`)}
            </option>
          ))}
        </Select>
      </label>
      <label>
        {t("desk.column.currency")}
        <Select
          value={currency ?? ""}
          onChange={(event) => goTo({ ...address, currency: event.target.value }, { replace: true })}
        >
          <option value="">{t("desk.methods.all_currencies")}</option>
          {(data?.currencies ?? []).map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Select>
      </label>
      {data && !data.mayArrange && <span className={css.plain}>{t("desk.methods.only_administrators")}</span>}
      {data?.mayArrange && (
        <span className={css.push}>
          {isOwn && (of || currency) && !isDraft && (
            <Button look="line" isDisabled={isBusy} onClick={() => void save([])}>
              {t("desk.methods.let_go")}
            </Button>
          )}
          {isDraft && (
            <Button look="line" isDisabled={isBusy} onClick={dropDraft}>
              {t("desk.methods.undo")}
            </Button>
          )}
          <Button look="fill" size="large" isDisabled={isBusy || !isDraft} onClick={() => void save(methods)}>
            {t("desk.methods.save")}
          </Button>
        </span>
      )}
    </div>
  );
}
