import { useSignOut } from "../features/accounts/sign_in/use_sign_out";
import { useLanguage, usePath, useT } from "../kit/session/hooks";
import { usePageAddress } from "../kit/session/use_page_address";
import { Button } from "../kit/ui/Button";
import { formatDate } from "../kit/ui/format";
import css from "./BreakBar.module.css";
import { currentIf } from "./menu_items";
import { isForGood } from "../kit/session/use_break";

const places = [
  ["withdraw", "on_break.withdraw"],
  ["verification", "on_break.documents"],
  ["history", "on_break.history"],
  ["responsible_gaming", "on_break.help"],
] as const;

/** Above the pages of who is signed in for their withdrawal alone: until when the account is closed, and all that is open (D-44). */
export default function BreakBar({ until }: { until: string }) {
  const t = useT();
  const language = useLanguage();
  const path = usePath();
  const addressOf = usePageAddress();
  const { signOut, isSigningOut, hasFailed } = useSignOut({ reloads: true });
  const date = formatDate(until, language, { dateStyle: "long", timeStyle: "short" });
  return (
    <section className={css.bar} aria-labelledby="on-break">
      <div className={css.inner}>
        <div className={css.words}>
          <h2 id="on-break">{t("on_break.title")}</h2>
          <p>{isForGood(until) ? t("on_break.for_good") : t("on_break.until", { date })}</p>
        </div>
        <nav className={css.places} aria-labelledby="on-break">
          {places.map(([key, words]) => (
            <a key={key} href={addressOf(key)} aria-current={currentIf(addressOf(key) === path)}>
              {t(words)}
            </a>
          ))}
          <Button size="small" busy={isSigningOut && t("on_break.sign_out")} onClick={signOut}>
            {t("on_break.sign_out")}
          </Button>
        </nav>
        {hasFailed && <p role="alert">{t("on_break.failed")}</p>}
      </div>
    </section>
  );
}
