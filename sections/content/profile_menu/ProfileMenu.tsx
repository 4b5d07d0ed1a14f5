import { accountMenu } from "../../../src/features/accounts/account/account_entries";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useSignOut } from "../../../src/features/accounts/sign_in/use_sign_out";
import { useLanguage, useRoute, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { Button } from "../../../src/kit/ui/Button";
import { LogOut } from "../../../src/kit/ui/icons";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { MenuEntries } from "../menu_entries/MenuEntries";
import { visibleItems } from "../menu_entries/menu_items";
import type { SectionProps } from "../../define_section";
import css from "./ProfileMenu.module.css";
import type { Props } from "./schema";

/** The pages of an account, and the way out (S-2.10). */
export function ProfileMenu({ props, root, id }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const route = useRoute();
  const { session } = useViewer();
  const { signOut, isSigningOut, hasFailed } = useSignOut({ reloads: true });
  const items =
    props.items.length > 0
      ? props.items
      : accountMenu((page) => ({ title: { [language]: t(`account.entries.${page}`) }, url: addressOf(page) }));
  const title = text(props.title);
  return (
    <section {...root} className={css.section}>
      <SectionHead title={title} />
      <nav className={css.menu} aria-label={title || t("account.navigation")}>
        <ul>
          <MenuEntries items={visibleItems(items, session)} isVertical route={route} group={`menu-${id}`} />
        </ul>
        {hasFailed && <ErrorBox>{t("shell.log_out_failed")}</ErrorBox>}
        <Button look="ghost" isWide busy={isSigningOut && t("shell.logging_out")} onClick={signOut}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          {t("shell.log_out")}
        </Button>
      </nav>
    </section>
  );
}
