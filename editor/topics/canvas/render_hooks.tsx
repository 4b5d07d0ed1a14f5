import type { TFunction } from "i18next";
import type { CSSProperties } from "react";
import { registry } from "../../../sections/registry";
import type { PlacedSection } from "../../../src/layout/place_splits";
import type { RenderHooks } from "../../../src/render/RenderSections";
import { fieldIssue } from "../../explain/field_issue";
import { isAway } from "./away_sections";
import { isGhostSection, isRoom, roomOf } from "./canvas_sections";
import { foldedIn } from "./fold_ghosts";
import css from "./RenderHooks.module.css";

const most = 4;

/** What stands in the canvas where visitors get nothing: room for a ghost, what is wrong with a section, an unknown type. */
export const createRenderHooks = (t: TFunction): RenderHooks => ({
  ghost(section) {
    if (isRoom(section))
      return (
        <button type="button" className={css.room} data-room={roomOf(section)} tabIndex={-1}>
          <span aria-hidden="true">+</span> {t("canvas.room")}
        </button>
      );
    if (isAway(section)) {
      const { ids, height, ghosts } = section.away;
      const room = { "--height": `${height}px`, "--ghosts": ghosts.size, "--gaps": ids.length - 1 } as CSSProperties;
      return <div data-left-out={section.id} className={css.away} style={room} />;
    }
    if (!isGhostSection(section)) return null;
    const folded = foldedIn(section).join(" ");
    return <div data-section={section.id} data-ghost="" data-folded={folded || undefined} className={css.ghost} />;
  },
  unknown: ({ id, type }) => (
    <div data-section={id} className={`${css.card} ${css.quiet}`}>
      <strong>{t("canvas.unknown_title", { type })}</strong>
      <span>{t("canvas.unknown_lead")}</span>
    </div>
  ),
  complete(section) {
    const props = registry.propsOf(section);
    if (!props) throw new InvalidProps(`The props of ${section.id} (${section.type}) are not valid.`);
    return props === section.props ? section : { ...section, props };
  },
  failed: (section, error) =>
    error instanceof InvalidProps ? (
      <InvalidCard t={t} section={section} />
    ) : (
      <BrokenCard t={t} section={section} error={error} />
    ),
});

/** Caught by the boundary around the section, which then shows what `failed` says. */
class InvalidProps extends Error {}

interface CardProps {
  t: TFunction;
  section: PlacedSection;
}

/** Props that do not fit their type (S-0.06). */
function InvalidCard({ t, section }: CardProps) {
  const issues = registry.issuesOf(section);
  return (
    <div data-section={section.id} className={css.card}>
      <strong>{t("canvas.invalid_title", { name: section.name, count: issues.length })}</strong>
      <ul>
        {issues.slice(0, most).map((issue) => (
          <li key={issue.path.join(".")}>{fieldIssue(t, section.type, issue)}</li>
        ))}
      </ul>
      <span>{t("canvas.invalid_lead")}</span>
    </div>
  );
}

/** Code that failed, in render, in an effect or on its way here. */
const BrokenCard = ({ t, section, error }: CardProps & { error: Error }) => (
  <div data-section={section.id} className={css.card}>
    <strong>{t("canvas.broken_title", { name: section.name })}</strong>
    <span>{t("canvas.broken_lead", { message: error.message })}</span>
  </div>
);
