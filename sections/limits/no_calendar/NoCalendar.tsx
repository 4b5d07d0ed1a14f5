import { useId, useState } from "react";
import { removeRewardCalendar } from "../../../schemas/api/profile";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useT, useText, useUser, useViewer } from "../../../src/kit/session/hooks";
import { changeUser } from "../../../src/kit/session/session_store";
import { useServices } from "../../../src/kit/session/services";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import type { SectionProps } from "../../define_section";
import css from "../Limits.module.css";
import type { Props } from "./schema";

const AskDialog = askedPart(() => import("./AskDialog"), { look: "over" }, "limits", "message");

/** Takes the reward calendar away: ticking asks first, and cancelling unticks; unticking brings it back at once (S-2.43, C-4.63). */
export function NoCalendar({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const services = useServices();
  const id = useId();
  const user = useUser();
  const { session } = useViewer();
  const [isAsking, setAsking] = useState(false);
  const change = useSingleMutation({
    mutationFn: (noCalendar: boolean) => services.api.call(removeRewardCalendar, { body: { noCalendar } }),
    onSuccess: ({ data: { noCalendar } }) => {
      setAsking(false);
      changeUser(services.session, { noCalendar });
    },
  });
  if (session === "guest") return <section {...root} hidden />;
  return (
    <section {...root}>
      <div className={css.card}>
        <div className={css.check}>
          <input
            id={id}
            type="checkbox"
            aria-describedby={`${id}-text`}
            checked={isAsking || (user?.noCalendar ?? false)}
            disabled={user === null || services.isCanvas}
            aria-busy={change.isPending || undefined}
            onChange={({ target }) => change.isPending || (target.checked ? setAsking(true) : change.mutate(false))}
          />
          <div>
            <label htmlFor={id}>{text(props.title) || t("limits.calendar.title")}</label>
            <p id={`${id}-text`} className={css.muted}>
              {t("limits.calendar.text")}
            </p>
          </div>
        </div>
        {change.isError && !isAsking && <ErrorBox>{t("message.limit_update_error.text")}</ErrorBox>}
      </div>
      {isAsking && <AskDialog change={change} onClose={() => setAsking(false)} />}
    </section>
  );
}
