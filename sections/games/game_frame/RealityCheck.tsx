import { useQuery } from "@tanstack/react-query";
import { getLimitTable, type LimitRow } from "../../../schemas/api/limits";
import { gamePlayOf } from "../../../src/features/games/game_page/game_play";
import type { SessionFigures } from "../../../src/features/games/game_page/use_session_figures";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useApi, useGo, useLanguage, useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { Button } from "../../../src/kit/ui/Button";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { formatMoney, formatPercent, formatUnit } from "../../../src/kit/ui/format";
import { Money } from "../../../src/kit/ui/Money";
import css from "./RealityCheck.module.css";

interface Props {
  figures: SessionFigures;
  elapsed: string;
}

/** Says how long somebody has played and what it cost, and waits: no key and no press beside it answers for them. */
export default function RealityCheck({ figures: { session, wagered, won, net, check, notices }, elapsed }: Props) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const go = useGo();
  const store = gamePlayOf(useServices());
  const money = { currency: session.currencyCode, language };
  const rows = [
    ["time", elapsed],
    ["net", <Money key="net" amount={net} {...money} isResult />],
    ["wagered", <Money key="wagered" amount={wagered} {...money} />],
    ["won", <Money key="won" amount={won} {...money} />],
  ] as const;
  const answer = (and: () => void) =>
    check.mutate(undefined, {
      onSuccess: () => {
        store.setState({ needs: null });
        and();
      },
    });
  return (
    <Dialog title={t("game_page.reminder.title")}>
      <div className={css.dialog}>
        <p tabIndex={-1} data-autofocus="" className={css.text}>
          {t("game_page.reminder.waits")}
        </p>
        {notices.map(({ kind, timeframe, percent }) => (
          <p key={`${kind} ${timeframe}`} className={css.notice} role="alert">
            <strong>{t(`limits.per.${timeframe}`, { what: t(`limits.kinds.${kind}.title`) })}</strong>:{" "}
            {t("limits.part_used", { part: formatPercent(percent, language) })}
          </p>
        ))}
        <dl className={css.figures}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`game_page.session.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {!session.isDemo && <LeftToday />}
        {check.isError && <ErrorBox>{t("game_page.reminder.failed")}</ErrorBox>}
        <Button isWide busy={check.isPending && t("limits.working")} onClick={() => answer(() => go(addressOf("casino")))}>
          {t("game_page.reminder.stop")}
        </Button>
        <Button isWide busy={check.isPending && t("limits.working")} onClick={() => answer(() => {})}>
          {t("game_page.reminder.continue")}
        </Button>
        <p className={css.ways}>
          {(["limits", "activity"] as const).map((key) => (
            <button key={key} type="button" onClick={() => answer(() => go(addressOf(key)))}>
              {t(`game_page.reminder.${key}`)}
            </button>
          ))}
        </p>
      </div>
    </Dialog>
  );
}

/** What the player's own limits leave, the lowest of each kind; nothing without any. */
function LeftToday() {
  const t = useT();
  const language = useLanguage();
  const table = useQuery({ ...useApi().query(getLimitTable, { query: {} }), staleTime: 0 });
  const lowest = new Map<LimitRow["kind"], LimitRow & { left: number }>();
  for (const row of table.data?.limitTable ?? []) {
    const known = lowest.get(row.kind);
    if (row.left !== null && (!known || row.left < known.left)) lowest.set(row.kind, { ...row, left: row.left });
  }
  if (lowest.size === 0) return null;
  const value = ({ left, currency }: LimitRow & { left: number }) =>
    currency === null ? formatUnit(left, "minute", { language, width: "narrow" }) : formatMoney(left, { language, currency });
  return (
    <ul className={css.left}>
      {[...lowest.values()].map((row) => (
        <li key={row.kind}>
          {t(`limits.kinds.${row.kind}.still`)}: {value(row)}
        </li>
      ))}
    </ul>
  );
}
