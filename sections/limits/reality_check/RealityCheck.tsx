// oxlint-disable-next-line no-restricted-imports -- each choice is sent, and the last one holds
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getGameSession } from "../../../schemas/api/play";
import { getRealityCheck, setRealityCheck } from "../../../schemas/api/reality";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useApi, useLanguage, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { formatUnit } from "../../../src/kit/ui/format";
import { Clock } from "../../../src/kit/ui/icons";
import type { SectionProps } from "../../define_section";
import { Choices } from "../Choices";
import { LimitCard, LimitsPending } from "../LimitCard";
import limits from "../Limits.module.css";
import { realityQuery } from "./queries";
import css from "./RealityCheck.module.css";
import type { Props } from "./schema";

/** How often the player is asked to read how long they play and what it cost; a choice is stored at once. */
export function RealityCheck({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const api = useApi();
  const client = useQueryClient();
  const { isCanvas } = useServices();
  const { session } = useViewer();
  const known = useQuery({ ...realityQuery({ api }), enabled: session === "user" });
  const choose = useMutation({
    mutationFn: (minutes: number) => api.call(setRealityCheck, { body: { minutes } }),
    onSettled: () =>
      Promise.all([getRealityCheck, getGameSession].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  });
  const [picked, setPicked] = useState<number | null>(null); // marked with the press: what a mutation says of itself comes a task later
  if (session === "guest") return <section {...root} hidden />;
  const reality = known.data?.reality;
  const chosen = picked ?? reality?.minutes;
  const pick = (minutes: number) => {
    setPicked(minutes);
    choose.mutate(minutes, { onSettled: () => setPicked(null) });
  };
  return (
    <section {...root}>
      <LimitCard icon={<Clock />} title={text(props.title) || t("limits.reality.title")} text={t("limits.reality.text")}>
        {reality ? (
          <>
            <fieldset className={css.choices} disabled={isCanvas}>
              <legend className="visually-hidden">{text(props.title) || t("limits.reality.title")}</legend>
              <Choices
                name="reality_check"
                values={reality.choices}
                chosen={chosen}
                wordsOf={(minutes) =>
                  minutes === 0
                    ? t("limits.reality.never")
                    : t("limits.reality.every", { span: formatUnit(minutes, "minute", { language, width: "long" }) })
                }
                onChoose={pick}
              />
            </fieldset>
            {reality.isMandatory && <p className={limits.muted}>{t("limits.reality.mandatory")}</p>}
            {choose.isError && <ErrorBox>{t("limits.reality.failed")}</ErrorBox>}
          </>
        ) : (
          <LimitsPending isError={known.isError} onRetry={() => void known.refetch()} />
        )}
      </LimitCard>
    </section>
  );
}
