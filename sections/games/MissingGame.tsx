import { useT } from "../../src/kit/session/hooks";
import { usePageAddress } from "../../src/kit/session/use_page_address";
import { ButtonLink } from "../../src/kit/ui/Button";
import { EmptyState } from "../../src/kit/ui/EmptyState";
import { Gamepad2 } from "../../src/kit/ui/icons";

/** In the place of a game that nobody knows, or that is not offered where the visitor is. */
export function MissingGame() {
  const t = useT();
  const addressOf = usePageAddress();
  return (
    <EmptyState
      isPage
      icon={<Gamepad2 />}
      title={t("games.detail.missing.title")}
      action={<ButtonLink href={addressOf("casino")}>{t("games.browse")}</ButtonLink>}
    >
      {t("games.detail.missing.text")}
    </EmptyState>
  );
}
