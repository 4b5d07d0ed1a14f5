import { profiles } from "../../../schemas/profiles";
import type { SiteSettings } from "../../../schemas/settings";
import { getIn, type Path } from "../../core/set_in";
import { isSameValue } from "../../core/same_value";
import { marketName } from "../../explain/finding_words";
import { type MarketField, marketStatements } from "../../explain/market_words";
import { Statements } from "../../parts/law/Statements";
import { useT, useWorkplace } from "../../workplace/use_editor";
import dialog from "../../parts/styles/PublishDialog.module.css";
import MarketRules from "./MarketRules";

/** Which figures of the settings the markets' profiles speak about. */
const spokenOf: readonly (readonly [Path, MarketField])[] = [
  [["passwordRules", "minLength"], "password"],
  [["payouts", "allowCancel"], "allowCancelWithdrawal"],
  [["wagerMultiplier"], "maxWager"],
  [["referAFriendPercent"], "referrals"],
  [["referAFriendYearly"], "referrals"],
];

interface Props {
  live: SiteSettings;
  draft: SiteSettings;
}

/** What the law says of the figures that change, and all that markets ask for which are new, each with its source. */
export default function ChangedLaw({ live, draft }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const { markets } = draft;
  const added = markets.filter((market) => !live.markets.includes(market));
  const fields = spokenOf.filter(([path]) => !isSameValue(getIn(live, path), getIn(draft, path))).map(([, field]) => field);
  const stated = markets.flatMap((market) => {
    const profile = profiles.get(market);
    const statements = profile && fields.length > 0 ? marketStatements(profile, t, language, { fields }) : [];
    return statements.length > 0 ? [{ market, statements }] : [];
  });
  if (stated.length === 0 && added.length === 0) return null;
  return (
    <section className={dialog.group} aria-label={t("market.changed.title")}>
      <h3>{t("market.changed.title")}</h3>
      {stated.map(({ market, statements }) => (
        <div key={market}>
          <p className={dialog.lead}>{marketName(market, language, t)}</p>
          <Statements statements={statements} />
        </div>
      ))}
      {added.map((market) => (
        <p key={market} className={dialog.lead}>
          {t("market.changed.new", { market: marketName(market, language, t) })}
        </p>
      ))}
      <MarketRules markets={added} />
    </section>
  );
}
