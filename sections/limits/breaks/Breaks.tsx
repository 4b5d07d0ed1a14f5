import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Breaks as Offered } from "../../../schemas/api/breaks";
import { spanWords } from "../../../src/features/care/breaks/span_words";
import { useTakeBreak } from "../../../src/features/care/breaks/use_take_break";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useApi, useLanguage, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { Hourglass, OctagonX, Phone, ShieldOff } from "../../../src/kit/ui/icons";
import type { SectionProps } from "../../define_section";
import { LimitCard, LimitsPending } from "../LimitCard";
import css from "./Breaks.module.css";
import { breaksQuery } from "./queries";
import type { Props } from "./schema";

const BreakDialog = askedPart(() => import("./BreakDialog"), { look: "over" }, "limits");

/** Time-out and self-exclusion as two products, the panic button, and somebody to talk to (D-07). */
export function Breaks({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const { session } = useViewer();
  const breaks = useQuery(breaksQuery({ api: useApi() }));
  const isPlayer = session === "user";
  const has = (part: Props["parts"][number]) => props.parts.includes(part);
  return (
    <section {...root} className={css.breaks}>
      <h2>{text(props.title) || t("limits.breaks.title")}</h2>
      {breaks.data ? (
        <>
          {isPlayer && (has("time_out") || has("self_exclusion")) && (
            <div className={css.pair}>
              {has("time_out") && <Product kind="time_out" breaks={breaks.data} />}
              {has("self_exclusion") && <Product kind="self_exclusion" breaks={breaks.data} />}
            </div>
          )}
          {isPlayer && has("panic") && <Panic breaks={breaks.data} />}
          {has("help") && <Help breaks={breaks.data} />}
        </>
      ) : (
        <LimitsPending isError={breaks.isError} onRetry={() => void breaks.refetch()} />
      )}
    </section>
  );
}

const points = { time_out: ["first", "second", "third"], self_exclusion: ["first", "second", "third"] } as const;

function Product({ kind, breaks }: { kind: "time_out" | "self_exclusion"; breaks: Offered }) {
  const t = useT();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const offers = kind === "time_out" ? breaks.timeOut : breaks.selfExclusion;
  const [first, last] = [offers[0], offers.at(-1)];
  const words = (offer: typeof first) =>
    !offer ? "" : offer.until === null ? t("limits.breaks.for_ever") : spanWords(offer.period, language);
  return (
    <LimitCard
      icon={kind === "time_out" ? <Hourglass /> : <ShieldOff />}
      title={t(`limits.breaks.${kind}.title`)}
      text={t("limits.breaks.from_to", { from: words(first), to: words(last) })}
    >
      <ul className={css.points}>
        {points[kind].map((point) => (
          <li key={point}>{t(`limits.breaks.${kind}.${point}`)}</li>
        ))}
      </ul>
      <Button look={kind === "time_out" ? "quiet" : "danger"} isWide aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(`limits.breaks.${kind}.open`)}
      </Button>
      {isOpen && <BreakDialog kind={kind} breaks={breaks} onClose={() => setOpen(false)} />}
    </LimitCard>
  );
}

function Panic({ breaks }: { breaks: Offered }) {
  const t = useT();
  const { isCanvas } = useServices();
  const begin = useTakeBreak(breaks.help);
  return (
    <div className={css.bar} data-tone="bad">
      <OctagonX size={24} aria-hidden="true" />
      <div>
        <h3>{t("limits.breaks.panic.title")}</h3>
        <p>{t("limits.breaks.panic.text")}</p>
      </div>
      <Button
        look="danger"
        disabled={isCanvas}
        busy={begin.isPending && t("limits.breaks.working")}
        onClick={() => begin.mutate({ kind: "panic" })}
      >
        {t("limits.breaks.panic.button")}
      </Button>
      {begin.isError && <ErrorBox>{t("limits.breaks.failed")}</ErrorBox>}
    </div>
  );
}

function Help({ breaks: { help } }: { breaks: Offered }) {
  const t = useT();
  return (
    <div className={css.bar}>
      <Phone size={24} aria-hidden="true" />
      <div>
        <h3>{t("limits.breaks.help.title")}</h3>
        <p>{t("limits.breaks.help.text")}</p>
      </div>
      <div className={css.ways}>
        {help.map(({ name, url, phone }) => (
          <ButtonLink key={name} href={phone ? `tel:${phone.replaceAll(/[^\d+]/g, "")}` : url}>
            {phone ? `${name}: ${phone}` : name}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
