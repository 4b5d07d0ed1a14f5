import type { ReactNode } from "react";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { exactMoment } from "../list/words";
import { SavingWords } from "./SavingWords";
import type { Draft } from "./use_draft";

interface Props {
  title: string;
  lead: string;
  /** What stands on the site, as a chip. */
  state: ReactNode;
  /** The version that is published; 0 before the first. */
  version: number;
  draft: Draft;
  /** What is kept of the draft; null where nothing is changed. */
  kept: { publishAt: string | null; refusedAt: string | null } | null;
  mayPublish: boolean;
  onBack: () => void;
  onTakeTheirs: () => void;
  onTakeBack: () => void;
  onUnplan: () => void;
  onPublish: () => void;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What is edited, what is kept of it, and what becomes of it. */
export function DraftHead({ title, lead, state, version, draft, kept, mayPublish, children, ...on }: Props) {
  const { t, language } = useDesk();
  const hasChanges = kept !== null || draft.saving.state !== "saved";
  return (
    <header className={css.head}>
      <Button look="line" onClick={on.onBack}>
        {t("desk.key.back")}
      </Button>
      <h1>{title}</h1>
      {state}
      {hasChanges && version > 0 && <Chip tone="warn">{t("promotion.not_published")}</Chip>}
      {kept?.publishAt && (
        <Chip tone={kept.refusedAt ? "bad" : "warn"}>
          {t(kept.refusedAt ? "promotion.plan_refused" : "promotion.planned_for", { at: exactMoment(kept.publishAt, language) })}
        </Chip>
      )}
      <p>{lead}</p>
      <span className={css.push}>
        <SavingWords draft={draft} onTakeTheirs={on.onTakeTheirs} />
        {hasChanges && (
          <Button look="line" onClick={on.onTakeBack}>
            {t(version === 0 ? "promotion.delete" : "promotion.take_back")}
          </Button>
        )}
        {mayPublish && kept?.publishAt && (
          <Button look="line" onClick={on.onUnplan}>
            {t("promotion.unplan")}
          </Button>
        )}
        {children}
        <Button
          look="fill"
          size="large"
          disabledReason={
            mayPublish ? (hasChanges ? undefined : t("promotion.nothing_changed")) : t("promotion.only_administrators")
          }
          onClick={on.onPublish}
        >
          {t("promotion.publish.verb", { version: version + 1 })}
        </Button>
      </span>
    </header>
  );
}
