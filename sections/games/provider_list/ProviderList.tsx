import { useQuery } from "@tanstack/react-query";
import type { Provider } from "../../../schemas/api/games";
import { providersQuery } from "../../../src/features/games/provider_search/providers_query";
import { useApi, useT, useText } from "../../../src/kit/session/hooks";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { Gamepad2 } from "../../../src/kit/ui/icons";
import { ProviderLogo } from "../../../src/kit/ui/ProviderLogo";
import { ScrollRow } from "../../../src/kit/ui/ScrollRow";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { NotLoaded } from "../NotLoaded";
import { ShowAll } from "../ShowAll";
import css from "./ProviderList.module.css";
import type { Props } from "./schema";

/** Studios with their logos, in a grid or a row, each a link to its page (S-2.78). */
export function ProviderList({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const providers = useQuery(providersQuery(useApi()));
  const title = text(props.title);
  const all = props.showAll && <ShowAll title={title} link={props.showAll} />;
  const rows = providers.data?.providers.rows;
  const cards = rows
    ? rows.map((provider) => <Card key={provider.master_casino_provider_id} provider={provider} size={props.imageSize} />)
    : placeholders.map((place) => <Pending key={place} size={props.imageSize} />);

  if (providers.isError || rows?.length === 0) {
    return (
      <section {...root}>
        <SectionHead title={title} />
        {providers.isError ? (
          <NotLoaded of="lobby" onRetry={providers.refetch} isBusy={providers.isFetching} />
        ) : (
          <EmptyState icon={<Gamepad2 />} title={t("lobby.no_studios")} />
        )}
      </section>
    );
  }
  if (props.layout === "carousel") {
    const words = { back: t("games.back"), forward: t("games.forward"), pause: t("games.pause"), play: t("games.resume") };
    return (
      <section {...root} aria-busy={providers.isPending}>
        <ScrollRow title={title} end={all} size="logos" words={words}>
          {cards}
        </ScrollRow>
      </section>
    );
  }
  return (
    <section {...root} className={css.section} aria-busy={providers.isPending}>
      <SectionHead title={title}>{all}</SectionHead>
      <ul className={css.grid}>
        {cards.map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </ul>
    </section>
  );
}

const placeholders = Array.from({ length: 8 }, (_, place) => place);

function Card({ provider, size }: { provider: Provider; size: number }) {
  const t = useT();
  const { master_casino_provider_id: id, name, thumbnail_url, gameCount } = provider;
  return (
    <a className={css.card} href={`/providers/${encodeURIComponent(id)}`}>
      <span className={css.logo}>
        <ProviderLogo id={id} name={name} thumbnail={thumbnail_url} size={size} />
      </span>
      <span className={css.count}>{t("games.count", { count: gameCount })}</span>
    </a>
  );
}

const Pending = ({ size }: { size: number }) => (
  <span className={css.card}>
    <span className={css.logo}>
      <Skeleton width={`${size}px`} height="24px" />
    </span>
    <Skeleton width="64px" height="12px" />
  </span>
);
