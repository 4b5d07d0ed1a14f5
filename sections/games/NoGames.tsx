import { useQuery } from "@tanstack/react-query";
import { providersQuery } from "../../src/features/provider_search/providers_query";
import { Gamepad2, Heart, History } from "../../src/ui/icons";
import { signUpAddress } from "../../src/session/use_link";
import { useQueryContext, useT, useViewer } from "../../src/session/hooks";
import { usePageAddress } from "../../src/session/use_page_address";
import { ButtonLink } from "../../src/ui/Button";
import { EmptyState } from "../../src/ui/EmptyState";
import { isPersonal, resolveSource } from "./source";
import type { Source } from "./source_schema";

/** A list without games: no favourites (L-2.77), none played yet (L-2.76), a studio that is not there, or nothing there. */
export function NoGames({ source }: { source: Source }) {
  const t = useT();
  const addressOf = usePageAddress();
  const { session } = useViewer();
  const isStudioMissing = useIsStudioMissing(source);
  const listed = source.kind === "favorites" || source.kind === "recent" ? source.kind : "other";
  const reason = isStudioMissing ? "studio" : listed;
  const Icon = { favorites: Heart, recent: History, studio: Gamepad2, other: Gamepad2 }[reason];
  const isGuest = session === "guest" && isPersonal(source);
  const action = isGuest ? (
    <ButtonLink look="primary" href={signUpAddress}>
      {t("games.sign_up")}
    </ButtonLink>
  ) : (
    <ButtonLink href={addressOf("casino")}>{t("games.browse")}</ButtonLink>
  );
  return (
    <EmptyState icon={<Icon />} title={t(`games.empty.${reason}.title`)} action={action}>
      {t(`games.empty.${reason}.${isGuest ? "guest" : "text"}`)}
    </EmptyState>
  );
}

/** Whether a list is of a studio that nobody knows here; a page of the studios' list that is not all of them tells nothing. */
function useIsStudioMissing(source: Source): boolean {
  const { api, params } = useQueryContext();
  const { kind, value } = resolveSource(source, params);
  const { data } = useQuery({ ...providersQuery(api), enabled: kind === "provider" });
  if (kind !== "provider" || !data) return false;
  const { count, rows } = data.providers;
  return rows.length >= count && !rows.some((row) => row.master_casino_provider_id === value);
}
