import { useEffect, useMemo, useRef, useState } from "react";
import type { SiteSettings } from "../../../schemas/settings";
import { mendSettings, settingsIssues } from "../../../src/layout/check/mend_settings";
import { isTypingAt, keysOf } from "../../workplace/actions/keys";
import { Segments } from "../../parts/Segments";
import { canPublish } from "../../workplace/back_office";
import type { Path } from "../../core/set_in";
import { useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import { GroupList } from "./GroupList";
import { PublishSettings } from "./PublishSettings";
import type { Refused } from "./refused";
import css from "./Settings.module.css";
import { settingsOf } from "./settings_document";
import { groupOf, type SettingsGroup } from "./settings_groups";
import { SettingsForm } from "./SettingsForm";
import { SettingsHead } from "./SettingsHead";
import { SettingsPreview } from "./SettingsPreview";
import { SettingsReader } from "./SettingsReader";
import { SettingsVersions } from "./SettingsVersions";
import type { SettingsDialog } from "./settings_dialog";

/** Groups, the form of one of them, and a page of the site as the draft makes it. */
export function SettingsScreen({ live: first, refused: found }: { live: SiteSettings; refused: Refused }) {
  const t = useT();
  const { user, editor, saving } = useWorkplace();
  const page = useEditorState((state) => state.page);
  const [live, setLive] = useState(first);
  const [refused, setRefused] = useState(found);
  const [group, setGroup] = useState<SettingsGroup>("brand");
  const [focus, setFocus] = useState<Path | null>(null);
  const [dialog, setDialog] = useState<SettingsDialog>(null);
  const [side, setSide] = useState<"form" | "preview">("form");
  const draft = settingsOf(page);
  const issues = useMemo(() => settingsIssues(settingsOf(page)), [page]);
  const isAdministrator = canPublish(user);
  const groups = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (focus) setSide("form");
  }, [focus]);

  const shortcuts: Record<string, () => void> = {
    "Ctrl+KeyZ": () => editor.undo(),
    "Ctrl+Shift+KeyZ": () => editor.redo(),
    "Ctrl+KeyY": () => editor.redo(),
    "Ctrl+KeyS": () => void saving.saveNow(),
    "Ctrl+Enter": () => isAdministrator && setDialog("publish"),
  };

  function handleLive(settings: SiteSettings) {
    setLive(settings);
    setRefused(null);
  }

  function goTo(path: Path) {
    setDialog(null);
    setGroup(groupOf(path[0]));
    setFocus(path);
  }

  return (
    <div
      className={css.settings}
      data-side={side}
      onKeyDown={(event) => {
        if (event.defaultPrevented) return;
        const run = shortcuts[keysOf(event.nativeEvent)];
        if (run) run();
        else if (event.key === "Escape" && isTypingAt(event.target))
          groups.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
        else return;
        event.preventDefault();
      }}
    >
      <SettingsHead live={live} issues={issues} onOpen={setDialog} />
      {refused && <Refusal refused={refused} />}
      {!isAdministrator && <p className={css.notice}>{t("settings.read_only")}</p>}
      <span className={css.sides}>
        <Segments
          label={t("settings.side")}
          value={side}
          options={(["form", "preview"] as const).map((value) => ({ value, label: t(`settings.side_${value}`) }))}
          onChange={setSide}
        />
      </span>
      <GroupList ref={groups} group={group} draft={draft} live={live} issues={issues} onChange={setGroup} />
      {isAdministrator ? (
        <SettingsForm key={group} group={group} draft={draft} live={live} issues={issues} focus={focus} onFocused={setFocus} />
      ) : (
        <SettingsReader group={group} draft={draft} />
      )}
      <SettingsPreview draft={mendSettings(draft, live)} />
      {dialog === "publish" && <PublishSettings live={live} onLive={handleLive} onGoTo={goTo} onClose={() => setDialog(null)} />}
      {dialog === "versions" && <SettingsVersions onClose={() => setDialog(null)} />}
    </div>
  );
}

/** Published settings that this version cannot use: which, where and why, and what is in force instead. */
function Refusal({ refused }: { refused: NonNullable<Refused> }) {
  const t = useT();
  return (
    <div className={css.notice} data-tone="bad" role="alert">
      <p>{t("settings.refused", { revision: refused.revision })}</p>
      <ul>
        {refused.issues.map(({ path, message }) => (
          <li key={path.join(".")}>
            <code>{path.join(".")}</code>: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
