import { useState } from "react";
import { RakebackDays } from "../../../src/features/rewards/rewards/RakebackDays";
import { useRakeback } from "../../../src/features/rewards/rewards/use_rakeback";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useT, useText, useUser } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { CalendarDays } from "../../../src/kit/ui/icons";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { BonusesFailed } from "../BonusesFailed";
import css from "../Rakeback.module.css";
import type { Props } from "./schema";

const RakebackDialog = askedPart(() => import("../../../src/features/rewards/rewards/RakebackDialog"), { look: "over" }, "bonus");

/** The days of the rakeback, on the page or behind a button; players who want no calendar have none (S-2.23). */
export function RakebackCalendar({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const { query, claim, isClaiming, said } = useRakeback();
  if (!user || user.noCalendar) return <section {...root} hidden />;
  const { data } = query;
  const title = text(props.title) || t("bonus.rakeback.calendar");
  return (
    <section {...root} className={css.section} aria-busy={query.isPending}>
      <SectionHead title={title} />
      {query.isPending && <Skeleton height="200px" />}
      {query.isError && <BonusesFailed onRetry={() => query.refetch()} isBusy={query.isFetching} />}
      {data && data.bonusId === null && (
        <EmptyState icon={<CalendarDays />} title={t("bonus.rakeback.not_offered")}>
          {t("bonus.rakeback.not_offered_text")}
        </EmptyState>
      )}
      {data && data.bonusId !== null && props.mode === "inline" && (
        <RakebackDays rakeback={data} isClaiming={isClaiming} onClaim={() => void claim()} said={said} />
      )}
      {data && data.bonusId !== null && props.mode === "modal" && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <CalendarDays size={18} aria-hidden="true" />
          {t("bonus.rakeback.open")}
        </Button>
      )}
      {isOpen && <RakebackDialog title={title} onClose={() => setOpen(false)} />}
    </section>
  );
}
