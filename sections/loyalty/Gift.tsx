import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type BirthdayGift, claimBirthdayGift, getLoyalty } from "../../schemas/api/loyalty";
import { readUser } from "../../src/features/accounts/sign_in/read_user";
import { useLanguage, useT } from "../../src/kit/session/hooks";
import { useServices } from "../../src/kit/session/services";
import { Button } from "../../src/kit/ui/Button";
import { formatDate, formatMoney } from "../../src/kit/ui/format";
import { Icon } from "../../src/kit/ui/Icon";
import css from "./Loyalty.module.css";

/** The birthday gift of the level: taken in one tap, once. Nothing where none is open. */
export function Gift({ gift }: { gift: BirthdayGift }) {
  const t = useT();
  const language = useLanguage();
  const services = useServices();
  const client = useQueryClient();
  const [isClaiming, setClaiming] = useState(false);
  const [said, say] = useState("");
  const isAsking = useRef(false);
  const amount = formatMoney(gift.amount, { language, currency: gift.currencyCode });

  async function claim() {
    if (isAsking.current || services.isCanvas) return;
    isAsking.current = true;
    setClaiming(true);
    const sent = await services.api.call(claimBirthdayGift, { body: {} }).catch(() => null);
    await Promise.allSettled([readUser(services), client.invalidateQueries({ queryKey: [getLoyalty.path] })]);
    isAsking.current = false;
    setClaiming(false);
    say(t(sent === null || sent.gift.state === "ready" ? "loyalty.gift.failed" : "loyalty.gift.taken", { amount }));
  }

  const isReady = gift.state === "ready" && gift.until !== null;
  if (!isReady && !said) return null;
  return (
    <div className={css.gift}>
      <Icon name="gift" />
      <p role="status">
        {said || t("loyalty.gift.ready", { amount, until: formatDate(gift.until ?? 0, language, { dateStyle: "long" }) })}
      </p>
      {isReady && (
        <Button look="primary" busy={isClaiming && t("loyalty.gift.taking")} onClick={() => void claim()}>
          {t("loyalty.gift.take", { amount })}
        </Button>
      )}
    </div>
  );
}
