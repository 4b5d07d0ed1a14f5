import { useLanguage, useT, useUser } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { Button, ButtonLink } from "../../../kit/ui/Button";
import { Dialog } from "../../../kit/ui/Dialog";
import { formatDate, formatMoney } from "../../../kit/ui/format";
import { ResendVerification } from "../../accounts/profile/ResendVerification";
import css from "./ClaimDialog.module.css";
import { RefusalWays } from "./RefusalWays";
import { useRefusalWords } from "./use_refusal_words";
import type { Claim } from "./use_activate";

interface Props {
  claim: Extract<Claim, { phase: "done" | "refused" }>;
  onClose: () => void;
  /** Asks again; with `replace` the one that runs may end. */
  onRetry: (replace: boolean) => void;
}

/** What came of a claim (L-2.33, L-4.03, L-8.08), and the question where another bonus runs (L-2.34). */
export default function ClaimDialog({ claim, onClose, onRetry }: Props) {
  if (claim.phase === "done") return <Done bonus={claim.bonus} onClose={onClose} />;
  if (claim.refused.code === "ACTIVE_BONUS") return <Replace claim={claim} onClose={onClose} onRetry={onRetry} />;
  return <Refusal claim={claim} onClose={onClose} onRetry={onRetry} />;
}

function Done({ bonus, onClose }: Pick<Extract<Claim, { phase: "done" }>, "bonus"> & Pick<Props, "onClose">) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const [game] = bonus?.games ?? [];
  const until = bonus?.expireAt && formatDate(bonus.expireAt, language, { dateStyle: "long", timeStyle: "short" });
  return (
    <Dialog title={t("bonus.claim.done_title")} closeLabel={t("bonus.claim.close")} onClose={onClose}>
      <div className={css.body}>
        <p>{until ? t("bonus.claim.done_text", { until }) : t("bonus.claim.done_cash")}</p>
        <div className={css.ways}>
          <ButtonLink
            look="primary"
            data-autofocus=""
            href={game ? `/casino/games/${encodeURIComponent(game.id)}` : addressOf("casino")}
          >
            {game ? t("bonus.claim.play_game", { game: game.name }) : t("bonus.claim.play")}
          </ButtonLink>
          <ButtonLink href={addressOf("bonuses")}>{t("bonus.claim.bonuses")}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}

function Replace({ claim: { refused }, onClose, onRetry }: Props & { claim: Extract<Claim, { phase: "refused" }> }) {
  const t = useT();
  const language = useLanguage();
  const { burns = 0, currencyCode = "EUR" } = refused.data ?? {};
  return (
    <Dialog title={t("bonus.claim.replace_title")} closeLabel={t("bonus.claim.close")} onClose={onClose}>
      <div className={css.body}>
        <p>{t("bonus.claim.replace_text", { burns: formatMoney(burns, { language, currency: currencyCode }) })}</p>
        <div className={css.ways}>
          <Button data-autofocus="" onClick={onClose}>
            {t("bonus.claim.keep")}
          </Button>
          <Button look="danger" onClick={() => onRetry(true)}>
            {t("bonus.claim.replace")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Refusal({ claim: { refused }, onClose, onRetry }: Props & { claim: Extract<Claim, { phase: "refused" }> }) {
  const t = useT();
  const user = useUser();
  const { title, text, way } = useRefusalWords()(refused);
  return (
    <Dialog title={title} closeLabel={t("bonus.claim.close")} onClose={onClose}>
      <div className={css.body}>
        <p>{text}</p>
        {way === "email" && user && <ResendVerification email={user.email} isWide />}
        <div className={css.ways}>
          <Button data-autofocus="" onClick={onClose}>
            {t("bonus.claim.close")}
          </Button>
          {way !== "email" && <RefusalWays way={way} onRetry={() => onRetry(false)} />}
        </div>
      </div>
    </Dialog>
  );
}
