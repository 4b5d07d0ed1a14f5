import type { Payment } from "../../../../../schemas/payments";
import { useLanguage, useT } from "../../../../kit/session/hooks";
import { usePageAddress } from "../../../../kit/session/use_page_address";
import { ButtonLink } from "../../../../kit/ui/Button";
import { CurrencyIcon } from "../../../../kit/ui/CurrencyIcon";
import { familyIcon } from "../../../../kit/ui/family_icon";
import { formatMoney } from "../../../../kit/ui/format";
import { Icon } from "../../../../kit/ui/Icon";
import { Moment } from "../../../../kit/ui/Moment";
import { useClock } from "../../../../kit/session/use_clock";
import { Callout } from "../parts/Callout";
import { CashierBody } from "../parts/CashierFrame";
import { Outcome, Trail } from "../parts/Outcome";
import css from "../crypto/CryptoAddress.module.css";

/** From then on the words say that it takes longer than usual. */
const usually = 130_000;
/** More are a meter and not to be counted. */
const mostCells = 20;

/** A payment that is on its way, as far as it has come. Nobody needs to stay. */
export function Waiting({ payment }: { payment: Payment }) {
  const t = useT();
  const addressOf = usePageAddress();
  return (
    <CashierBody
      foot={
        <ButtonLink href={addressOf("casino")} size="large" isWide>
          {t("cashier.waiting.leave")}
        </ButtonLink>
      }
    >
      <WaitingView payment={payment} />
    </CashierBody>
  );
}

export function WaitingView({ payment }: { payment: Payment }) {
  const t = useT();
  const language = useLanguage();
  const now = useClock();
  const { amount, currencyCode, createdAt, confirmations, family, reference, account, methodTitle } = payment;
  const money = formatMoney(amount, { language, currency: currencyCode });
  const isSlow = now - Date.parse(createdAt) > usually;
  const who = family === "crypto" ? "network" : family === "card" || family === "bank" ? "bank" : "provider";
  const icon =
    family === "crypto" ? (
      <CurrencyIcon code={currencyCode} size={40} />
    ) : (
      <Icon name={family === "card" ? "landmark" : familyIcon[family]} size={36} />
    );
  return (
    <>
      <Outcome
        tone="live"
        icon={icon}
        title={confirmations ? t("cashier.waiting.coming", { amount: money }) : t(`cashier.waiting.${who}`)}
        text={
          confirmations
            ? t("cashier.waiting.confirmations_text", { count: confirmations.needed })
            : t(isSlow ? "cashier.waiting.slow" : "cashier.waiting.text")
        }
      />
      {confirmations && <Confirmations {...confirmations} />}
      <Trail
        steps={[
          {
            title: t("cashier.waiting.started", { amount: money }),
            text: [methodTitle, account].filter(Boolean).join(" "),
            time: (
              <Moment at={createdAt} language={language} options={{ hour: "2-digit", minute: "2-digit", second: "2-digit" }} />
            ),
            state: "done",
          },
          { title: t(`cashier.waiting.${who}_answers`), state: "now" },
          { title: t("cashier.waiting.in_balance"), state: "next" },
        ]}
      />
      <Callout>
        {t("cashier.waiting.once")} {t("cashier.reference")} <b>{reference}</b>
      </Callout>
    </>
  );
}

function Confirmations({ seen, needed }: { seen: number; needed: number }) {
  const t = useT();
  return (
    <div className={css.seen}>
      <p>
        {t("cashier.crypto.confirmations")} <span>{t("cashier.crypto.of", { seen, needed })}</span>
      </p>
      {needed <= mostCells ? (
        <div className={css.cells} aria-hidden="true">
          {Array.from({ length: needed }, (_, place) => (
            <i key={place} data-seen={place < seen || undefined} />
          ))}
        </div>
      ) : (
        <progress value={seen} max={needed} aria-hidden="true" />
      )}
    </div>
  );
}
