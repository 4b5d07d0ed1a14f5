import { Autocomplete } from "@base-ui/react/autocomplete";
import { memo } from "react";
import type { Game, Provider } from "../../../../schemas/api/games";
import { useLanguage, useSettings, useT, useViewer } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { formatNumber } from "../../../kit/ui/format";
import { ChevronRight, History, Search as SearchIcon, X } from "../../../kit/ui/icons";
import { Picture } from "../../../kit/ui/Picture";
import { ProviderLogo } from "../../../kit/ui/ProviderLogo";
import { Skeleton } from "../../../kit/ui/Skeleton";
import { gameAddress } from "../../../kit/session/game_address";
import { searchAddress } from "./search_address";
import css from "./SearchOffers.module.css";
import type { Offer, OfferGroup } from "./use_found";
import type { Search } from "./use_search";

/** The list under a search field, with what it says where there is nothing to list. */
export function SearchOffers({ search }: { search: Search }) {
  const t = useT();
  const { found, recent } = search;
  const hasNoGames = found.words !== "" && !found.isSearching && !found.hasFailed && found.count === 0;
  const isWaiting = found.isEmpty && !found.hasFailed;
  return (
    <>
      <Autocomplete.Status className="visually-hidden">{useStatus(search)}</Autocomplete.Status>
      {found.hasFailed && (
        <div className={css.note} role="alert">
          <p>{t("search.failed")}</p>
          <Button size="small" onClick={found.retry}>
            {t("search.retry")}
          </Button>
        </div>
      )}
      {hasNoGames && (
        <div className={css.note}>
          <strong>{t("search.none", { words: found.words })}</strong>
          <p>{t(found.groups.length > 0 ? "search.none_text" : "search.none_alone")}</p>
        </div>
      )}
      {isWaiting && <Pending />}
      <Autocomplete.List className={css.list} data-searching={(found.isSearching && !isWaiting) || undefined} hidden={isWaiting}>
        {(group: OfferGroup) => (
          <Autocomplete.Group key={group.name} items={group.items} className={css.group} data-group={group.name}>
            {group.name !== "all" && group.name !== "meant" && (
              <Autocomplete.GroupLabel className={css.label}>
                {t(`search.groups.${group.name}`)}
                {group.name === "recent" && (
                  <span className={css.forget_all} aria-hidden="true" onClick={recent.forgetAll}>
                    {t("search.forget_all")}
                  </span>
                )}
              </Autocomplete.GroupLabel>
            )}
            <Autocomplete.Collection>
              {(offer: Offer) => <OfferLine key={keyOf(offer)} offer={offer} search={search} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {recent.searches.length > 0 && found.words === "" && <p className="visually-hidden">{t("search.forget_hint")}</p>}
    </>
  );
}

function useStatus({ found, words }: Search) {
  const t = useT();
  if (found.hasFailed) return t("search.failed");
  if (found.isSearching) return t("search.searching");
  if (found.words === "") return words.trim() === "" ? "" : t("search.more_letters");
  return found.count > 0 ? t("search.found", { count: found.count }) : t("search.none", { words: found.words });
}

function OfferLine({ offer, search }: { offer: Offer; search: Search }) {
  const t = useT();
  const language = useLanguage();
  const item = { value: offer, className: css.offer, onClick: () => search.choose(offer) };
  switch (offer.kind) {
    case "game":
      return <GameOffer {...item} game={offer.game} />;
    case "studio":
      return <StudioOffer {...item} provider={offer.provider} />;
    case "all":
      return (
        <Autocomplete.Item {...item} render={<a href={searchAddress(search.casino, offer.words)} tabIndex={-1} />}>
          <span className={css.icon}>
            <SearchIcon size={18} aria-hidden="true" />
          </span>
          <span className={css.name}>
            {t("search.all", { count: offer.count, number: formatNumber(offer.count, language), words: offer.words })}
          </span>
          <ChevronRight size={18} aria-hidden="true" />
        </Autocomplete.Item>
      );
    case "meant":
      return (
        <Autocomplete.Item {...item}>
          <span className={css.icon}>
            <SearchIcon size={18} aria-hidden="true" />
          </span>
          <span className={css.name}>{t("search.meant", { words: offer.words })}</span>
        </Autocomplete.Item>
      );
    case "recent":
      return (
        <Autocomplete.Item {...item}>
          <span className={css.icon}>
            <History size={18} aria-hidden="true" />
          </span>
          <span className={css.name}>{offer.words}</span>
          <Forget forget={() => search.recent.forget(offer.words)} />
        </Autocomplete.Item>
      );
  }
}

/** For pointers; an option holds nothing that takes the focus, so keyboards have the Delete key. */
const Forget = ({ forget }: { forget: () => void }) => (
  <span
    className={css.forget}
    aria-hidden="true"
    onMouseUp={(event) => event.stopPropagation()}
    onClick={(event) => {
      event.stopPropagation();
      forget();
    }}
  >
    <X size={16} />
  </span>
);

interface Line {
  value: Offer;
  className: string | undefined;
  onClick: () => void;
}

const GameOffer = memo(function GameOffer({ game, ...item }: Line & { game: Game }) {
  const t = useT();
  const settings = useSettings();
  const { session } = useViewer();
  return (
    <Autocomplete.Item {...item} render={<a href={gameAddress(game, settings, session)} tabIndex={-1} />}>
      <span className={css.art} style={{ backgroundColor: game.imageColor }}>
        <Picture image={{ src: game.squareImgUrl || game.thumbnailUrl }} alt="" sizes="48px" upTo={160} />
      </span>
      <span className={css.name}>{game.name}</span>
      <span className={css.studio}>{game.isConnected ? game.providerName : t("search.closed")}</span>
    </Autocomplete.Item>
  );
});

const StudioOffer = memo(function StudioOffer({ provider, ...item }: Line & { provider: Provider }) {
  const t = useT();
  const { master_casino_provider_id: id, name, thumbnail_url: thumbnail, gameCount } = provider;
  return (
    <Autocomplete.Item {...item} render={<a href={`/providers/${encodeURIComponent(id)}`} tabIndex={-1} />}>
      <span className={css.logo}>
        <ProviderLogo id={id} name={name} thumbnail={thumbnail} size={28} isDecoration />
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.studio}>{t("search.studio_games", { count: gameCount })}</span>
    </Autocomplete.Item>
  );
});

function keyOf(offer: Offer) {
  if (offer.kind === "game") return offer.game.identifier;
  return offer.kind === "studio" ? offer.provider.master_casino_provider_id : `${offer.kind} ${offer.words}`;
}

const Pending = () => (
  <div className={css.pending} aria-hidden="true">
    {[62, 48, 70, 54, 58, 44].map((width) => (
      <span key={width}>
        <Skeleton width="44px" height="44px" />
        <span>
          <Skeleton width={`${width}%`} height="13px" />
          <Skeleton width={`${width / 2}%`} height="11px" />
        </span>
      </span>
    ))}
  </div>
);
