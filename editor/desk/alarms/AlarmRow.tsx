import { type OfficeAlarm, resolvePaymentAlarm, takePaymentAlarm } from "../../../schemas/api/payments/office/alarms";
import { Button } from "../../parts/Button";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { exactMoment } from "../list/words";

interface Props {
  alarm: OfficeAlarm;
  /** It waits for somebody. */
  isOpen: boolean;
  onTake: () => void;
  onClose: () => void;
}

export function AlarmRow({ alarm, isOpen, onTake, onClose }: Props) {
  const { t, language, user, may } = useDesk();
  return (
    <tr>
      <td>{exactMoment(alarm.at, language)}</td>
      <td>
        <Chip tone={isOpen ? "bad" : "plain"}>{t(`desk.alarm.${alarm.kind}`)}</Chip>
        <small>{alarm.provider}</small>
      </td>
      <td>{saidBy(alarm, "books") ?? t("desk.alarms.nothing")}</td>
      <td>{saidBy(alarm, "provider") ?? t("desk.alarms.nothing")}</td>
      <td>
        {alarm.paymentId === null ? (
          <span className={css.mono}>{String(alarm.values["reference"] ?? "–")}</span>
        ) : (
          <button
            type="button"
            className={css.rowLink}
            onClick={() => goTo({ desk: "payments", payment: String(alarm.paymentId) })}
          >
            <span className={css.mono}>{alarm.reference}</span>
          </button>
        )}
      </td>
      <td>
        {isOpen ? (
          <span className={css.push}>
            {alarm.takenBy && <small>{alarm.takenBy}</small>}
            {may(takePaymentAlarm) && (alarm.takenBy === null || alarm.takenBy === user.email) && (
              <Button look="line" onClick={onTake}>
                {t(alarm.takenBy === null ? "desk.alarms.take" : "desk.alarms.let_go")}
              </Button>
            )}
            {may(resolvePaymentAlarm) && (
              <Button look="line" onClick={onClose}>
                {t("desk.alarms.close")}
              </Button>
            )}
          </span>
        ) : (
          <>
            {alarm.resolvedBy}
            <small>{alarm.note}</small>
          </>
        )}
      </td>
    </tr>
  );
}

/** What one side says: in one piece from a file, in parts from a notification. */
function saidBy({ values, kind }: OfficeAlarm, side: "books" | "provider"): string | null {
  const whole = values[side === "books" ? "books" : "file"];
  if (typeof whole === "string") return whole;
  if (kind === "owed" && side === "books") return [values["owed"], values["currencyCode"]].join(" ");
  const names = ["state", "amount", "currencyCode"];
  const parts = names.map(
    (name) => values[`${side}.${name}`] ?? (kind === "unknown_payment" && side === "provider" ? values[name] : null),
  );
  return parts.filter((part) => part !== null && part !== undefined).join(" ") || null;
}
