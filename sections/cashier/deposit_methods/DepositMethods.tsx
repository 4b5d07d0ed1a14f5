import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MethodList } from "../../../src/features/money/cashier/deposit/MethodStep";
import { methodsQuery } from "../../../src/features/money/cashier/deposit/deposit_queries";
import { depositMethods } from "../../../src/features/money/cashier/deposit_methods";
import { useQueryContext, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { signUpAddress } from "../../../src/kit/session/use_link";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { Button } from "../../../src/kit/ui/Button";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { ChevronLeft, TriangleAlert } from "../../../src/kit/ui/icons";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import css from "./DepositMethods.module.css";
import type { Props } from "./schema";

/** The ways to pay in, alone: guests see what there is, and players go on with one of them (S-2.60). */
export function DepositMethods({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const services = useServices();
  const { session } = useViewer();
  const deposit = usePageAddress()("deposit");
  const [group, setGroup] = useState<string | null>(null);
  const answer = useQuery(methodsQuery(useQueryContext(), services.language));

  function choose(methodId: string) {
    if (services.isCanvas) return;
    const { b, ab } = services.route.getState().search;
    const kept = b ? `b=${encodeURIComponent(b)}` : "ab=1";
    services.go(
      session === "user"
        ? `${deposit}?${kept}${b && ab ? `&ab=${ab}` : ""}&method=${encodeURIComponent(methodId)}`
        : signUpAddress,
    );
  }

  return (
    <section {...root} className={css.block} aria-busy={answer.isPending}>
      <SectionHead title={group ?? (text(props.title) || t("cashier.methods.section"))}>
        {group !== null && (
          <Button look="ghost" size="small" onClick={() => setGroup(null)}>
            <ChevronLeft size={18} /> {t("cashier.back")}
          </Button>
        )}
      </SectionHead>
      <div className={css.list}>
        {answer.isPending && <Skeleton width="100%" height="204px" />}
        {answer.isError && (
          <EmptyState
            icon={<TriangleAlert />}
            title={t("cashier.methods.failed")}
            isBad
            action={<Button onClick={() => void answer.refetch()}>{t("cashier.try_again")}</Button>}
          />
        )}
        {answer.data && (
          <MethodList
            methods={depositMethods(answer.data.paymentMethods)}
            group={group}
            isGrouped={props.groupByParent}
            onGroup={setGroup}
            onChoose={({ id }) => choose(id)}
          />
        )}
      </div>
    </section>
  );
}
