import { type ReactNode, useMemo, useState } from "react";
import type { SectionGroup } from "../../../sections/define_editor";
import { drop } from "../../workplace/drop";
import { insertionPlace } from "../../workplace/insertion_place";
import { newSection } from "../../workplace/new_section";
import { SearchField } from "../../parts/SearchField";
import { editorOf, sectionTypes } from "../../workplace/section_editors";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { leftBeside } from "../../workplace/workbench";
import { DidYouMean } from "../../parts/find/DidYouMean";
import { ChosenPlace, useChosenPlace } from "./ChosenPlace";
import css from "./Palette.module.css";
import { OwnPreset } from "./OwnPreset";
import { PictureSheet } from "./pictures/PictureSheet";
import { Reusable, useKept, useReusable } from "./Reusable";
import { PresetCard, presetsOf, TypeCard } from "./TypeCard";
import { useSectionSizes } from "./use_section_sizes";

const groups: readonly SectionGroup[] = [
  "banners",
  "games",
  "promotions",
  "content",
  "account",
  "cashier",
  "limits",
  "navigation",
  "layout",
];

/** All types of sections. One click adds a section behind the selected one; cards can be carried to any place. */
export function Palette() {
  const t = useT();
  const { editor, notices, workbench } = useWorkplace();
  const [search, setSearch] = useState("");
  const sizes = useSectionSizes();
  const chosen = useChosenPlace();
  const wanted = search.trim().toLocaleLowerCase();
  const own = useKept("preset");
  const ownOf = (type: string) => own.filter(({ page }) => page.sectionTypes[0] === type);
  const fits = (type: string) =>
    [
      t(`sections.${type}.name`),
      type,
      ...presetsOf(type).map((preset) => t(`sections.${type}.presets.${preset}`)),
      ...ownOf(type).map(({ name }) => name),
    ].some((words) => words.toLocaleLowerCase().includes(wanted));
  const found = sectionTypes.filter(fits);
  const hasReusable = useReusable(wanted).some(({ pages }) => pages.length > 0);
  const names = useMemo(() => sectionTypes.map((type) => t(`sections.${type}.name`)), [t]);

  function handleAdd(type: string, preset?: string) {
    const state = editor.getState();
    const section = newSection(type, { page: state.page, t, preset });
    const place = chosen ?? insertionPlace(state, editor.types);
    if (!section || !editor.run(drop({ sections: [section], isNew: true }, place))) return;
    notices.say(t("palette.added", { name: section.name }));
    if (window.innerWidth <= leftBeside) workbench.setState({ isLeftOpen: false });
  }

  return (
    <>
      <SearchField label={t("palette.search", { count: sectionTypes.length })} value={search} onChange={setSearch} />
      {chosen && <ChosenPlace place={chosen} />}
      <PictureSheet>
        <Reusable search={wanted} place={chosen} />
        {groups.map((group) => {
          const types = found.filter((type) => editorOf(type)?.group === group);
          if (types.length === 0) return null;
          return (
            <section key={group} aria-labelledby={`palette-${group}`}>
              <h3 id={`palette-${group}`} className={css.group}>
                {t(`palette.group.${group}`)}
              </h3>
              <ul className={css.cards}>
                {types.map((type) => (
                  <li key={type}>
                    <TypeCard type={type} bytes={sizes[type]} onAdd={() => handleAdd(type)} />
                    <Presets type={type} onAdd={(preset) => handleAdd(type, preset)}>
                      {ownOf(type).map(({ page, name }) => (
                        <li key={page.id}>
                          <OwnPreset page={page} name={name} place={chosen} />
                        </li>
                      ))}
                    </Presets>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {found.length === 0 && !hasReusable && (
          <div className={css.none}>
            <p>{t("palette.no_match", { search })}</p>
            <DidYouMean texts={names} typed={search} onChoose={setSearch} />
          </div>
        )}
      </PictureSheet>
    </>
  );
}

/** Other ways in which a section of a type may start: those that come with it, then those that were kept. */
function Presets({ type, onAdd, children }: { type: string; onAdd: (preset: string) => void; children: ReactNode[] }) {
  const t = useT();
  const presets = presetsOf(type);
  if (presets.length + children.length === 0) return null;
  return (
    <ul className={css.presets} aria-label={t("palette.presets", { name: t(`sections.${type}.name`) })}>
      {presets.map((preset) => (
        <li key={preset}>
          <PresetCard type={type} preset={preset} onAdd={() => onAdd(preset)} />
        </li>
      ))}
      {children}
    </ul>
  );
}
