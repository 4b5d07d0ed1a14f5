import { ShieldOff } from "../../../src/kit/ui/icons";
import { useState } from "react";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useLanguage, useT, useText, useUser } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { Moment } from "../../../src/kit/ui/Moment";
import type { SectionProps } from "../../define_section";
import type { Props } from "./schema";
import css from "./SelfExclusionBlock.module.css";

const ExclusionDialog = askedPart(() => import("./ExclusionDialog"), { look: "over" }, "limits", "message");

/** Opens the dialog in which a player excludes themselves, and tells what is pending (S-1.23, L-2.31, L-4.23). */
export function SelfExclusionBlock({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const limit = useUser()?.userLimit;
  const [isOpen, setOpen] = useState(false);
  return (
    <section {...root} className={css.block}>
      <span className={css.icon} aria-hidden="true">
        <ShieldOff />
      </span>
      <div className={css.text}>
        <h2>{text(props.title) || t("limits.exclusion.title")}</h2>
        <p>{t("limits.exclusion.text")}</p>
        {limit?.selfExclusion && (
          <Notice title={t("limits.exclusion.active")} label={t("limits.exclusion.until")} at={limit.selfExclusion} />
        )}
        {limit?.pendingSelfExclusion && (
          <Notice
            title={t("limits.exclusion.pending")}
            label={t("limits.exclusion.requested")}
            at={limit.pendingSelfExclusionRequestedAt ?? limit.pendingSelfExclusion}
          />
        )}
      </div>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("limits.exclusion.open")}
      </Button>
      {isOpen && <ExclusionDialog props={props} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Notice({ title, label, at }: { title: string; label: string; at: string }) {
  const language = useLanguage();
  return (
    <p className={css.notice} role="status">
      <strong>{title}</strong>
      <span>
        {label} <Moment at={at} language={language} options={{ dateStyle: "long", timeStyle: "short" }} />
      </span>
    </p>
  );
}
