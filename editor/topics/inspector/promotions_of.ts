import type { Promotion } from "../../../schemas/api/promotions";
import type { Rules } from "../../../schemas/rules";
import type { Section } from "../../../schemas/page";
import { itemRules } from "../../../src/layout/cut_items";
import { editorOf } from "../../workplace/section_editors";

/** The promotions that a section shows: those that its banners name, and those that its type lists by their kind. */
export function promotionsOf(section: Section, all: readonly Promotion[]): Promotion[] {
  const keys = bannerKeys(section.props);
  const kinds = editorOf(section.type)?.listsPromotions ? kindsIn(section.props) : null;
  return all.filter(({ banner, bonusType, autoPayoutDays }) => {
    const isListed = kinds !== null && (kinds.length === 0 || kinds.includes(bonusType)) && !(autoPayoutDays > 0);
    return isListed || (banner.bannerKey !== undefined && keys.has(banner.bannerKey));
  });
}

/** A promotion's own rules: its banner's, and when it runs (in UTC). */
export function rulesOfPromotion({ banner, isClosed, startAt, endAt, validOnDays }: Promotion): Rules[] {
  const runs = {
    ...(startAt === null ? {} : { startAt }),
    ...(endAt === null ? {} : { endAt }),
    ...(validOnDays.length > 0 ? { validOnDays } : {}),
  };
  const own = itemRules(banner) ?? {};
  return [{ ...own, isVisible: own.isVisible !== false && !isClosed }, Object.keys(runs).length > 0 ? { schedule: runs } : {}];
}

const kindsIn = (props: Section["props"]): readonly unknown[] => (Array.isArray(props?.bonusTypes) ? props.bonusTypes : []);

function bannerKeys(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "bannerKey" && typeof inner === "string") found.add(inner);
    else bannerKeys(inner, found);
  }
  return found;
}
