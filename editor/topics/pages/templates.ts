import type { TFunction } from "i18next";
import type { Section } from "../../../schemas/page";
import type { SectionType } from "../../../sections/schemas";
import { newSection } from "../../workplace/new_section";

/** What a part of a page looks like from afar. */
export type Block = "hero" | "row" | "grid" | "list" | "text" | "columns" | "band";

interface Part {
  type: SectionType;
  /** In place of what the type starts with. */
  props?: Record<string, unknown>;
  access?: Section["access"];
}

export interface Template {
  /** Its words are `pages.templates.<name>`. */
  name: string;
  blocks: readonly Block[];
  parts: readonly Part[];
}

const popular = { kind: "collection", value: "popular" };
const fresh = { kind: "collection", value: "new" };

const newGames = {
  da: "Nye spil",
  de: "Neue Spiele",
  en: "New games",
  es: "Juegos nuevos",
  fi: "Uudet pelit",
  no: "Nye spill",
  pt: "Jogos novos",
};
const morePromotions = {
  da: "Flere kampagner",
  de: "Weitere Aktionen",
  en: "More promotions",
  es: "Más promociones",
  fi: "Lisää kampanjoita",
  no: "Flere kampanjer",
  pt: "Mais promoções",
};

/** What a new page can start from: sections as their types start, with texts in every language. */
export const templates: readonly Template[] = [
  { name: "empty", blocks: [], parts: [] },
  {
    name: "lobby",
    blocks: ["hero", "row", "row", "grid"],
    parts: [
      { type: "banner_carousel" },
      { type: "game_carousel", props: { source: popular } },
      { type: "game_carousel", props: { title: newGames, source: fresh } },
      { type: "game_list" },
    ],
  },
  {
    name: "campaign",
    blocks: ["hero", "band", "row", "text"],
    parts: [
      { type: "sign_up_banner", access: "guest" },
      { type: "banner", access: "user" },
      { type: "banner_advantages" },
      { type: "game_carousel", props: { source: popular } },
      { type: "expand_content" },
    ],
  },
  {
    name: "promotions",
    blocks: ["hero", "columns", "columns", "text"],
    parts: [{ type: "banner" }, { type: "promotion_list", props: { title: morePromotions } }, { type: "expand_content" }],
  },
  {
    name: "questions",
    blocks: ["text", "list", "band"],
    parts: [{ type: "content_section" }, { type: "faq_section" }, { type: "banner_advantages" }],
  },
  {
    name: "text",
    blocks: ["text", "text", "list"],
    parts: [{ type: "content_section" }, { type: "expand_content" }],
  },
];

/** The sections of a template, each with an id and a name of its own. */
export function sectionsFrom({ parts }: Template, t: TFunction): Section[] {
  return parts.reduce<Section[]>((sections, { type, props, access }) => {
    const section = newSection(type, { page: { sections }, t });
    if (!section) return sections;
    return [...sections, { ...section, ...(access ? { access } : {}), props: { ...section.props, ...structuredClone(props) } }];
  }, []);
}
