import type { ReactNode } from "react";
import type { LimitKind } from "../../schemas/limits";
import { useT, useText, useViewer } from "../../src/kit/session/hooks";
import type { SectionProps } from "../define_section";
import { LimitCard, LimitsPending } from "./LimitCard";
import { LimitRows } from "./LimitRows";
import type { Props } from "./kind_schema";
import { useLimits } from "./use_limits";

/** The limits of one kind per day, week and month (S-2.39 to S-2.41). */
export function KindCard({ kind, icon, props, root }: SectionProps<Props> & { kind: LimitKind; icon: ReactNode }) {
  const t = useT();
  const text = useText();
  const { session } = useViewer();
  const limits = useLimits();
  if (session === "guest") return <section {...root} hidden />;
  return (
    <section {...root}>
      <LimitCard icon={icon} title={text(props.title) || t(`limits.kinds.${kind}.title`)} text={t(`limits.kinds.${kind}.text`)}>
        {limits.data ? (
          <LimitRows table={limits.data} kind={kind} periods={props.periods} />
        ) : (
          <LimitsPending isError={limits.isError} onRetry={() => void limits.refetch()} />
        )}
      </LimitCard>
    </section>
  );
}
