import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { purposeOf } from "../../../src/layout/page_use";
import { listPages } from "../../../schemas/api/pages";
import { type SiteSettings, themes } from "../../../schemas/settings";
import { type Text, textIn } from "../../../schemas/text";
import { Select } from "../../fields/Select";
import { textsOf } from "../../explain/text_value";
import { Segments } from "../../parts/Segments";
import { useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import { PreviewFrame } from "./PreviewFrame";
import css from "./Settings.module.css";
import { optionWords } from "./settings_changes";
import { type Look, type PreviewWidth, previewWidths, settingsPreviewAddress } from "./settings_preview_address";
import { useStore } from "zustand";

const choices = {
  theme: themes,
  defaultScheme: ["dark", "light"],
  navigationLayout: ["basic", "stake", "panel"],
} as const;
type Choice = keyof typeof choices;

/** A real page of the site as the saved draft makes it, for the persona; looks can be tried without changing anything. */
export function SettingsPreview({ draft }: { draft: SiteSettings }) {
  const t = useT();
  const { api, persona: personas, language } = useWorkplace();
  const { persona } = useStore(personas);
  const revision = useSaving((state) => state.revision);
  const { data } = useQuery(api.query(listPages, {}));
  const pages = data?.pages.filter((page) => purposeOf(page) === null) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [width, setWidth] = useState<PreviewWidth>(() => (window.innerWidth < 720 ? 390 : 1440));
  const [look, setLook] = useState<Look>({});
  const pageId = chosen ?? pages.find(({ route }) => route === "/")?.id ?? pages[0]?.id ?? null;
  const address = pageId === null ? null : settingsPreviewAddress(pageId, { persona, look, width, revision });

  return (
    <section className={css.preview} aria-label={t("settings.preview")}>
      <div className={css.previewBar}>
        <label className={css.pageChoice}>
          <span>{t("settings.preview_page")}</span>
          <Select value={pageId ?? ""} onChange={(event) => setChosen(event.target.value)}>
            {pages.map(({ id, route, title }) => (
              <option key={id} value={id}>
                {`${typeof title === "string" ? title : textIn(textsOf(title) as Text, language) || id} · ${route}`}
              </option>
            ))}
          </Select>
        </label>
        <Segments
          label={t("settings.preview_width")}
          value={String(width)}
          options={previewWidths.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(next) => setWidth(Number(next) as PreviewWidth)}
        />
        {(Object.keys(choices) as Choice[]).map((name) => (
          <label key={name}>
            <span>{t(`settings.try.${name}`)}</span>
            <Select value={look[name] ?? ""} onChange={(event) => setLook({ ...look, [name]: event.target.value || undefined })}>
              <option value="">{t("settings.as_draft", { value: optionWords(t, [name], draft[name]) })}</option>
              {choices[name].map((value) => (
                <option key={value} value={value}>
                  {optionWords(t, [name], value)}
                </option>
              ))}
            </Select>
          </label>
        ))}
      </div>
      <Stage width={width} address={address} />
    </section>
  );
}

/** The page in its real width, as large as there is room. */
function Stage({ width, address }: { width: number; address: string | null }) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return (
    <div ref={stage} className={css.stage}>
      {address !== null && scale > 0 && room.height > 0 && (
        <div className={css.sheet} style={{ width: width * scale, height: room.height }}>
          <PreviewFrame address={address} style={{ width, height: room.height / scale, transform: `scale(${scale})` }} />
        </div>
      )}
    </div>
  );
}
