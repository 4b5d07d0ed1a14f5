import type { TFunction } from "i18next";
import { Eye, EyeOff, FileText, Plus, UserRoundSearch } from "lucide-react";
import type { Section } from "../../../schemas/page";
import { setRule } from "../../core/commands/set_rule";
import { find } from "../../core/tree";
import type { ActionGroup } from "../../workplace/actions/action";
import { iconOf } from "../../parts/action_icons";
import { actionWords, canRun, runAction } from "../../workplace/actions/use_actions";
import { actions } from "../actions/actions";
import { keyNames } from "../../workplace/actions/keys";
import { drop } from "../../workplace/drop";
import { insertionPlace } from "../../workplace/insertion_place";
import { newSection } from "../../workplace/new_section";
import { pageName } from "../../workplace/page_name";
import { viewerKinds } from "../../../schemas/viewer";
import { changePersona } from "../../workplace/persona/persona_store";
import { countryCodes } from "../../../schemas/country_codes";
import { sectionTypes } from "../../workplace/section_editors";
import type { Workplace } from "../../workplace/use_editor";
import { countryName } from "../../words/names_in";
import { hiddenIn, shownIn } from "./country_rule";
import { placesToGo } from "./places_to_go";
import type { Entry, EntryGroup } from "./entry";

export interface PageSummary {
  id: string;
  route: string;
  title: unknown;
}

interface Around {
  pages: readonly PageSummary[];
  onOpenPage: (id: string) => void;
}

/** All that can be chosen, in groups: what is about the selected section first. */
export function entriesOf(workplace: Workplace, around: Around): EntryGroup[] {
  const { t, editor, language } = workplace;
  const { page, selection } = editor.getState();
  const [id = "", ...others] = selection;
  const one = others.length === 0 ? find(page.sections, id) : null;
  const about =
    one?.name ?? (selection.length === 0 ? pageName(page, language) : t("arranging.sections", { count: selection.length }));
  const groups: EntryGroup[] = [
    { name: about, entries: [...actionsOf(workplace, aboutSelection), ...(one ? inCountries(workplace, one) : [])] },
    { name: t("arranging.palette.view_as"), entries: viewers(workplace) },
    { name: t("arranging.palette.go_to"), entries: placesToGo(workplace) },
    { name: t("arranging.palette.screen"), entries: actionsOf(workplace, aboutScreen) },
    { name: t("arranging.palette.pages"), entries: pagesToOpen(workplace, around) },
    { name: t("arranging.palette.add"), entries: typesToAdd(workplace) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const aboutSelection: readonly ActionGroup[] = ["arrange", "clipboard", "look"];
const aboutScreen: readonly ActionGroup[] = ["selection", "screen", "page"];

const actionsOf = (workplace: Workplace, groups: readonly ActionGroup[]): Entry[] =>
  groups
    .flatMap((group) => actions.filter((action) => action.group === group && !action.isKeyOnly && canRun(workplace, action)))
    .map((action) => ({
      id: action.name,
      words: actionWords(workplace, action),
      icon: iconOf(action.name),
      keys: action.keys?.[0] ? keyNames(action.keys[0]) : undefined,
      run: () => void runAction(workplace, action),
    }));

/** "Hide it in Norway", and back. */
function inCountries({ editor, persona, language, t }: Workplace, { id, countries }: Section): Entry[] {
  const here = persona.getState().persona.country;
  return countryCodes.flatMap((code) => {
    const country = countryName(code, language);
    const hidden = hiddenIn(countries, code);
    const shown = hidden === null ? shownIn(countries, code) : null;
    if (hidden === null && shown === null) return [];
    const [verb, next, icon] = hidden === null ? (["show", shown, Eye] as const) : (["hide", hidden, EyeOff] as const);
    return {
      id: `${verb}_in.${code}`,
      words: t(`arranging.palette.${verb}_in`, { country }),
      icon,
      isTypedOnly: code !== here,
      isLikely: code === here,
      run: () => void editor.run(setRule(id, "countries", next ?? undefined)),
    };
  });
}

function viewers({ persona, language, t }: Workplace): Entry[] {
  const current = persona.getState().persona;
  const audiences = viewerKinds
    .filter((audience) => audience !== current.audience)
    .map((audience) => ({
      id: `persona.audience.${audience}`,
      words: t(`personas.audience.${audience}`),
      icon: UserRoundSearch,
      run: () => changePersona(persona, { audience }),
    }));
  const countries = countryCodes
    .filter((code) => code !== current.country)
    .map((code) => ({
      id: `persona.country.${code}`,
      words: t("arranging.palette.from", {
        who: t(`personas.audience.${current.audience}`),
        country: countryName(code, language),
      }),
      icon: UserRoundSearch,
      isTypedOnly: true,
      run: () => changePersona(persona, { country: code }),
    }));
  return [...audiences, ...countries];
}

const pagesToOpen = ({ editor, saving, language }: Workplace, { pages, onOpenPage }: Around): Entry[] =>
  pages
    .filter(({ id }) => id !== editor.getState().page.id)
    .map((page) => ({
      id: `page.open.${page.id}`,
      words: pageName(page, language),
      detail: page.route,
      icon: FileText,
      run: () => void saving.saveNow().then(() => onOpenPage(page.id)),
    }));

const typesToAdd = (workplace: Workplace): Entry[] =>
  sectionTypes.map((type) => ({
    id: `add.${type}`,
    words: workplace.t("arranging.palette.add_type", { name: workplace.t(`sections.${type}.name`) }),
    detail: type,
    icon: Plus,
    run: () => addSection(workplace, type, workplace.t),
  }));

function addSection({ editor, notices }: Workplace, type: string, t: TFunction) {
  const state = editor.getState();
  const section = newSection(type, { page: state.page, t });
  if (section && editor.run(drop({ sections: [section], isNew: true }, insertionPlace(state, editor.types))))
    notices.say(t("palette.added", { name: section.name }));
}
