import { type FormEvent, useState } from "react";
import { linkHours, makePreviewLink, type PreviewLink } from "../../../schemas/api/preview_links";
import { ApiError } from "../../../src/kit/api/api_error";
import { Select } from "../../fields/Select";
import { Button } from "../../parts/Button";
import { useEditorState, usePersona, useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import { whoWords } from "./link_words";
import css from "./PreviewLinks.module.css";

/** What a new link shows, as whom, how long, and whether it takes remarks. */
export function NewLink({ onMade }: { onMade: (link: PreviewLink) => Promise<void> }) {
  const t = useT();
  const { api, saving, notices, language } = useWorkplace();
  const pageId = useEditorState(({ page }) => page.id);
  const draft = useSaving((state) => state.revision);
  const persona = usePersona();
  const [follows, setFollows] = useState(true);
  const [hours, setHours] = useState<(typeof linkHours)[number]>(24);
  const [allowsRemarks, setAllowsRemarks] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function handleMake(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    try {
      await saving.saveNow();
      const revision = follows ? null : saving.store.getState().revision;
      const body = { persona: { ...persona, player: null }, revision, hours, allowsRemarks };
      const { previewLink } = await api.call(makePreviewLink, { params: { id: pageId }, body });
      notices.say(t("preview_links.made"));
      await onMade(previewLink);
    } catch (error) {
      const isFull = error instanceof ApiError && error.code === "preview_link.too_many";
      setProblem(t(isFull ? "preview_links.too_many" : "preview_links.not_made"));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={css.form} onSubmit={(event) => void handleMake(event)}>
      <label className={css.field}>
        <span>{t("preview_links.shows")}</span>
        <Select value={String(follows)} onChange={(event) => setFollows(event.target.value === "true")}>
          <option value="true">{t("preview_links.follows")}</option>
          <option value="false">{t("preview_links.stays", { revision: draft })}</option>
        </Select>
      </label>
      <label className={css.field}>
        <span>{t("preview_links.lives")}</span>
        <Select
          value={String(hours)}
          onChange={(event) => setHours(linkHours.find((one) => String(one) === event.target.value) ?? 24)}
        >
          {linkHours.map((one) => (
            <option key={one} value={one}>
              {t(`preview_links.hours.${one}`)}
            </option>
          ))}
        </Select>
      </label>
      <p className={css.who}>
        <span>{t("preview_links.who")}</span> <b>{whoWords(t, persona, language)}</b>
      </p>
      {persona.player !== null && <p className={css.note}>{t("preview_links.made_up")}</p>}
      <label className={css.check}>
        <input type="checkbox" checked={allowsRemarks} onChange={(event) => setAllowsRemarks(event.target.checked)} />
        {t("preview_links.allows")}
      </label>
      {problem && <p role="alert">{problem}</p>}
      <Button type="submit" look="fill" size="large" isDisabled={isBusy}>
        {t("preview_links.make")}
      </Button>
    </form>
  );
}
