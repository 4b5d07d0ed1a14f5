import { useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { getCrashChains } from "../../../schemas/api/play";
import { useApi, useLanguage, useT } from "../../../src/kit/session/hooks";
import { formatDate, formatNumber } from "../../../src/kit/ui/format";
import result from "../FairResult.module.css";
import css from "./FairVerify.module.css";
import { chainsQuery } from "./queries";

type Chain = z.output<(typeof getCrashChains)["answer"]>["chains"][number];

/** The published chains of flights: what a visitor keeps to check later that nobody changed them. */
export function Chains() {
  const t = useT();
  const api = useApi();
  const read = useQuery({ ...chainsQuery({ api }), retry: false });
  const chains = read.data?.chains;
  return (
    <div className={css.card}>
      <h3>{t("fair.chain.title")}</h3>
      <p className={css.lead}>{t("fair.chain.about")}</p>
      <p className={css.lead}>{t("fair.chain.number")}</p>
      {read.isError && <p className={css.note}>{t("fair.load_failed")}</p>}
      {chains?.length === 0 && <p className={css.note}>{t("fair.chain.none")}</p>}
      {chains?.map((chain) => (
        <About key={chain.id} chain={chain} />
      ))}
    </div>
  );
}

function About({ chain }: { chain: Chain }) {
  const t = useT();
  const language = useLanguage();
  const time = (at: string) => `${formatDate(at, language, { dateStyle: "long", timeStyle: "medium", timeZone: "UTC" })} UTC`;
  const count = (value: number) => formatNumber(value, language);
  return (
    <div className={result.result}>
      {chain.isOwn && <p className={css.note}>{t("fair.chain.own")}</p>}
      <dl className={result.facts}>
        <dt>{t("fair.chain.hash")}</dt>
        <dd>
          <code>{chain.terminalHash}</code>
        </dd>
        <dt>{t("fair.chain.published")}</dt>
        <dd>{time(chain.committedAt)}</dd>
        <dt>{t("fair.chain.flights")}</dt>
        <dd>{t("fair.chain.flown", { used: count(chain.used), length: count(chain.length), off: count(chain.calledOff) })}</dd>
        {!chain.isOwn && (
          <>
            <dt>{t("fair.chain.source")}</dt>
            <dd>
              {chain.source}
              {chain.announcementUrl && (
                <>
                  {" · "}
                  <a href={chain.announcementUrl} target="_blank" rel="noreferrer">
                    {t("fair.chain.announcement")}
                  </a>
                </>
              )}
            </dd>
          </>
        )}
        <dt>{t("fair.chain.value")}</dt>
        <dd>{chain.entropy === null ? t("fair.chain.waiting") : <code>{chain.entropy}</code>}</dd>
        {chain.entropyAt !== null && (
          <>
            <dt>{t("fair.chain.known")}</dt>
            <dd>{time(chain.entropyAt)}</dd>
          </>
        )}
      </dl>
      <p className={css.lead}>{t("fair.chain.keep")}</p>
    </div>
  );
}
