import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import type { Referral } from "../../../schemas/api/referral";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useApi, useLanguage, useSettings, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { formatNumber, formatPercent } from "../../../src/kit/ui/format";
import { useFrame } from "../../../src/kit/ui/frame";
import { Money } from "../../../src/kit/ui/Money";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { Friends } from "./Friends";
import { Payments } from "./Payments";
import { referralQuery } from "./queries";
import css from "./ReferFriend.module.css";
import { Rules } from "./Rules";
import type { Props } from "./schema";
import { ThisMonth } from "./ThisMonth";

/** The player's own link for friends, as a picture to scan too, and what came of it (S-2.17, C-2.43, C-6.07). */
export function ReferFriend({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const { session } = useViewer();
  const { referAFriendPercent } = useSettings();
  const isOffered = session === "user" && referAFriendPercent > 0;
  const { data, isPending } = useQuery({ ...referralQuery({ api: useApi() }), enabled: isOffered });
  if (!isOffered) return <section {...root} hidden />;
  const percent = formatPercent(referAFriendPercent, language);
  return (
    <section {...root} className={css.section}>
      <div className={css.card}>
        <header className={css.head}>
          <h2>{text(props.title) || t(props.percentFromSettings ? "referral.title_percent" : "referral.title", { percent })}</h2>
          <p>{t("referral.text")}</p>
        </header>
        {data ? <Link referral={data.referral} /> : isPending ? <Loading /> : <ErrorBox>{t("referral.failed")}</ErrorBox>}
      </div>
      {data && (
        <>
          <div className={css.pair}>
            <ThisMonth referral={data.referral} />
            <Friends friends={data.referral.friends} count={data.referral.registrations} />
          </div>
          <Payments payments={data.referral.payments} />
          <Rules referral={data.referral} />
        </>
      )}
    </section>
  );
}

function Link({ referral: { link, code, qr, visits, registrations, revenue, currencyCode } }: { referral: Referral }) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <svg className={css.code} viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`} role="img" aria-label={t("referral.qr")}>
        <path d={qr.path} />
      </svg>
      <CopyLink link={link} code={code} />
      <dl className={css.figures}>
        <div>
          <dt>{t("referral.visits")}</dt>
          <dd>{formatNumber(visits, language)}</dd>
        </div>
        <div>
          <dt>{t("referral.registrations")}</dt>
          <dd>{formatNumber(registrations, language)}</dd>
        </div>
        <div>
          <dt>{t("referral.revenue")}</dt>
          <dd>
            <Money amount={revenue} currency={currencyCode} language={language} />
          </dd>
        </div>
      </dl>
    </>
  );
}

const copiedFor = 2_000;

/** Copying says so for two seconds; where the browser does not let us, the link is there to be selected (C-4.70). */
function CopyLink({ link, code }: { link: string; code: string }) {
  const t = useT();
  const id = useId();
  const frame = useFrame();
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = frame?.window.setTimeout(() => setCopies(0), copiedFor);
    return () => frame?.window.clearTimeout(timer);
  }, [copies, frame]);

  async function handleCopy() {
    try {
      await frame?.window.navigator.clipboard.writeText(link);
      setCopies((before) => before + 1);
    } catch {
      // silent (C-4.70)
    }
  }

  return (
    <div className={css.link}>
      <label htmlFor={id}>{t("referral.link")}</label>
      <div className={css.row}>
        <input id={id} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        <div className={css.copy}>
          <Button look="primary" onClick={() => void handleCopy()}>
            {t("referral.copy")}
          </Button>
          <span role="status" className={css.copied}>
            {copies > 0 && t("referral.copied")}
          </span>
        </div>
      </div>
      <p className={css.small}>{t("referral.code", { code })}</p>
    </div>
  );
}

function Loading() {
  const t = useT();
  return (
    <div role="status" aria-label={t("frame.loading")} className={css.loading}>
      <Skeleton width="168px" height="168px" />
      <Skeleton width="100%" height="44px" />
    </div>
  );
}
