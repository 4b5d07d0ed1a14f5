import { useLanguage, useT } from "../../../src/session/hooks";
import { usePageAddress } from "../../../src/session/use_page_address";
import { Button, ButtonLink } from "../../../src/ui/Button";
import { Dialog } from "../../../src/ui/Dialog";
import { Money } from "../../../src/ui/Money";
import own from "./GameSession.module.css";

interface Props {
  elapsed: string;
  wagered: number;
  won: number;
  net: number;
  currency: string;
  onContinue: () => void;
}

/** Says how long somebody has played and what it cost, and waits until they have decided. */
export default function Reminder({ elapsed, wagered, won, net, currency, onContinue }: Props) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const rows = [
    ["time", elapsed],
    ["wagered", <Money key="wagered" amount={wagered} currency={currency} language={language} />],
    ["won", <Money key="won" amount={won} currency={currency} language={language} />],
    ["net", <Money key="net" amount={net} currency={currency} language={language} isResult />],
  ] as const;
  return (
    <Dialog title={t("game_page.reminder.title")} closeLabel={t("game_page.reminder.continue")} onClose={onContinue}>
      <div className={own.dialog}>
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`game_page.session.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{t("game_page.reminder.text")}</p>
        <div className={own.ways}>
          <Button look="primary" onClick={onContinue} data-autofocus="">
            {t("game_page.reminder.continue")}
          </Button>
          <ButtonLink href={addressOf("casino")}>{t("game_page.reminder.stop")}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
