import { Gamepad2, Heart, History } from "../../src/kit/ui/icons";
import { signUpAddress } from "../../src/kit/session/use_link";
import { usePath, useT, useViewer } from "../../src/kit/session/hooks";
import { usePageAddress } from "../../src/kit/session/use_page_address";
import { ButtonLink } from "../../src/kit/ui/Button";
import { EmptyState } from "../../src/kit/ui/EmptyState";
import { isPersonal } from "./source";
import type { Source } from "./source_schema";

interface Props {
  source: Source;
  /** There is no such studio or category. */
  isMissing?: boolean;
}

/** A list without games: no favourites (L-2.77), none played yet (L-2.76), of what is not there, or nothing there. */
export function NoGames({ source, isMissing = false }: Props) {
  const t = useT();
  const addressOf = usePageAddress();
  const { session } = useViewer();
  const reason = reasonOf(source, isMissing);
  const Icon = { favorites: Heart, recent: History, studio: Gamepad2, category: Gamepad2, other: Gamepad2 }[reason];
  const isGuest = session === "guest" && isPersonal(source);
  const lobby = addressOf("casino");
  const isLobby = usePath() === lobby;
  const action = isGuest ? (
    <ButtonLink look="primary" href={signUpAddress}>
      {t("games.sign_up")}
    </ButtonLink>
  ) : (
    !isLobby && <ButtonLink href={lobby}>{t("games.browse")}</ButtonLink>
  );
  return (
    <EmptyState isPage={isMissing} icon={<Icon />} title={t(`games.empty.${reason}.title`)} action={action}>
      {t(`games.empty.${reason}.${isGuest ? "guest" : "text"}`)}
    </EmptyState>
  );
}

function reasonOf({ kind }: Source, isMissing: boolean) {
  if (kind === "favorites" || kind === "recent") return kind;
  if (!isMissing) return "other";
  return kind === "provider" ? "studio" : "category";
}
