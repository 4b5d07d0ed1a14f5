import { useT } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { Button, ButtonLink } from "../../../kit/ui/Button";
import type { WayOn } from "./refusal_words";

const pages = {
  deposit: "deposit",
  offers: "promotions",
  active: "bonuses",
  games: "casino",
  limits: "limits",
  email: "profile",
} as const;

/** The one way on that a refusal names (L-8.08). */
export function RefusalWays({ way, onRetry }: { way: WayOn; onRetry: () => void }) {
  const t = useT();
  const addressOf = usePageAddress();
  if (way === "retry")
    return (
      <Button look="primary" onClick={onRetry}>
        {t("bonus.way.retry")}
      </Button>
    );
  return (
    <ButtonLink look="primary" href={addressOf(pages[way])}>
      {t(`bonus.way.${way}`)}
    </ButtonLink>
  );
}
