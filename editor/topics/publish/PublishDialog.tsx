import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import type { Finding } from "../../../schemas/finding";
import { purposeOf } from "../../../src/layout/page_use";
import { Usage } from "../../parts/usage/Usage";
import { isBlocking, keyOf } from "../../workplace/checking/page_check";
import { pageName } from "../../workplace/page_name";
import { Button } from "../../parts/Button";
import { DialogFoot } from "../../parts/DialogFoot";
import { Modal } from "../../parts/Modal";
import { Pill } from "../../parts/Pill";
import { Segments } from "../../parts/Segments";
import { canPublish } from "../../workplace/back_office";
import { useCheck, useEditorState, useSaving, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { timeWords } from "../../explain/save_words";
import { FindingList } from "./FindingList";
import { GoesLive } from "./GoesLive";
import { PagePlans } from "./PagePlans";
import css from "../../parts/styles/PublishDialog.module.css";
import { Requests, useAsking } from "./Requests";
import { usePublishing } from "./use_publishing";
import { type Direction, firstWhen, instantOf } from "./when";
import { WhenField } from "./WhenField";
import { editorLocale } from "../../words/editor_locale";

/** What is found in the draft, what would go live, and the button that makes it the site's page, now or at a time. */
export default function PublishDialog() {
  const t = useT();
  const show = useShow();
  const { language, user, check } = useWorkplace();
  const page = useEditorState((state) => state.page);
  const revision = useSaving((state) => state.revision);
  const live = useSaving((state) => state.publishedRevision);
  const [direction, setDirection] = useState<Direction>("publish");
  const [when, setWhen] = useState(() => firstWhen(Date.now()));
  const close = () => show({ dialog: null });
  const publishing = usePublishing(close);
  const asking = useAsking(close);
  const findings = useFindings(publishing.refused);
  const stopping = findings.filter(isBlocking);
  const isAdministrator = canPublish(user);
  const reason = useReason({ direction, stopping: stopping.length });
  const problem = publishing.problem ?? asking.askProblem;

  useEffect(() => {
    check.walkTo(null);
    void check.refresh();
  }, [check]);

  function handleSubmit() {
    if (!isAdministrator) return void asking.ask();
    const at = when.isLater ? instantOf(when, Date.now()) : null;
    void publishing.run(direction, when.isLater ? (at ?? new Date(0).toISOString()) : null); // the server says what is over
  }

  const isBusy = publishing.isBusy || asking.isAsking;
  const submit = !isAdministrator
    ? "publish.ask_submit"
    : when.isLater
      ? "publish.plan"
      : direction === "publish"
        ? "publish.submit"
        : "publish.take_off";

  return (
    <Modal
      title={t(isAdministrator ? "publish.title" : "publish.ask_title", { name: pageName(page, language) })}
      aside={<Pill tone="accent">{t("saving.draft", { revision })}</Pill>}
      isOpen
      onClose={close}
      closeLabel={t("editor.close")}
      width="wide"
      givesBack={() => check.store.getState().walkingTo === null}
      foot={
        <>
          {isAdministrator ? <WhenField when={when} onChange={setWhen} /> : asking.field}
          <span className={css.verbs}>
            <DialogFoot
              cancel={t("editor.cancel")}
              onCancel={close}
              verb={t(isBusy ? "publish.busy" : submit)}
              disabledReason={reason}
              isDisabled={isBusy}
              onVerb={handleSubmit}
            />
          </span>
          {(problem ?? reason) && (
            <p className={css.reason} role={problem ? "alert" : undefined} data-bad={Boolean(problem) || undefined}>
              {problem ?? reason}
            </p>
          )}
        </>
      }
    >
      <Summary findings={findings} />
      {isAdministrator && live !== null && (
        <Segments
          label={t("publish.direction")}
          value={direction}
          options={(["publish", "unpublish"] as const).map((value) => ({ value, label: t(`publish.direction_${value}`) }))}
          onChange={setDirection}
        />
      )}
      <Requests />
      {purposeOf(page) === "shared" && <SharedWith id={page.id} />}
      {direction === "unpublish" ? (
        <p className={css.lead}>
          {purposeOf(page) === "shared" ? t("reuse.off_lead") : t("publish.off_lead", { route: page.route })}
        </p>
      ) : (
        <>
          <FindingList title={t("publish.stopping")} findings={stopping} isFirst />
          <FindingList title={t("publish.worth")} findings={findings.filter((finding) => !isBlocking(finding))} />
          <GoesLive />
        </>
      )}
      <PagePlans />
    </Modal>
  );
}

/** The pages that show a shared section, which change for visitors with it. */
function SharedWith({ id }: { id: string }) {
  const t = useT();
  const show = useShow();
  return (
    <section>
      <p className={css.lead}>{t("reuse.impact")}</p>
      <Usage id={id} onOpenPage={(other) => show({ dialog: null, pageDialog: { kind: "open", id: other } })} />
    </section>
  );
}

/** The draft's findings, and what the server named besides. */
function useFindings(refused: readonly Finding[]): readonly Finding[] {
  const found = useCheck((state) => state.findings) ?? [];
  const known = new Set(found.map(keyOf));
  return [...refused.filter((finding) => !known.has(keyOf(finding))), ...found];
}

function useReason({ direction, stopping }: { direction: Direction; stopping: number }) {
  const t = useT();
  const { user } = useWorkplace();
  const isChecked = useCheck((state) => state.findings !== null || state.hasFailed);
  if (direction === "unpublish" || !canPublish(user)) return undefined;
  if (!isChecked) return t("publish.waits");
  return stopping > 0 ? t("publish.fix_first", { count: stopping }) : undefined;
}

function Summary({ findings }: { findings: readonly Finding[] }) {
  const t = useT();
  const { language, check } = useWorkplace();
  const { at, took, passed, hasFailed } = useCheck((state) => state);
  const stopping = findings.filter(isBlocking).length;
  const worth = findings.length - stopping;
  if (hasFailed) {
    return (
      <p className={css.summary} role="alert">
        {t("publish.no_facts")}
        <Button look="line" onClick={() => void check.refresh()}>
          {t("editor.try_again")}
        </Button>
      </p>
    );
  }
  if (at === 0) return <p className={css.summary}>{t("publish.waits")}</p>;
  const seconds = new Intl.NumberFormat(editorLocale(language), { maximumFractionDigits: 2 }).format(Math.max(took / 1000, 0.01));
  return (
    <p className={css.summary} role="status">
      {stopping > 0 && (
        <Pill tone="bad">
          <CircleAlert size={12} aria-hidden="true" /> {t("publish.count_block", { count: stopping })}
        </Pill>
      )}
      {worth > 0 && (
        <Pill tone="warn">
          <TriangleAlert size={12} aria-hidden="true" /> {t("publish.count_warn", { count: worth })}
        </Pill>
      )}
      <Pill tone="good">
        <CircleCheck size={12} aria-hidden="true" /> {t("publish.count_pass", { count: passed })}
      </Pill>
      <small>{t("publish.checked", { time: timeWords(at, language), seconds })}</small>
    </p>
  );
}
