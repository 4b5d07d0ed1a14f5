import { Autocomplete } from "@base-ui/react/autocomplete";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Provider } from "../../../../schemas/api/games";
import { useApi, useLanguage, useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { formatNumber } from "../../../kit/ui/format";
import { Search } from "../../../kit/ui/icons";
import { ProviderLogo } from "../../../kit/ui/ProviderLogo";
import { Skeleton } from "../../../kit/ui/Skeleton";
import css from "./ProviderSearch.module.css";
import { providersQuery } from "./providers_query";

/** A field that finds studios, by pointer and by keyboard; each leads to its page (L-2.46). */
export default function ProviderSearch() {
  const t = useT();
  const [words, setWords] = useState("");
  const { data, isError, refetch } = useQuery(providersQuery(useApi()));
  if (isError) {
    return (
      <div className={css.failed} role="alert">
        <p>{t("menus.studios.failed")}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t("menus.retry")}
        </Button>
      </div>
    );
  }
  return (
    <Autocomplete.Root
      inline
      open
      autoHighlight
      items={data?.providers.rows ?? []}
      itemToStringValue={nameOf}
      value={words}
      onValueChange={setWords}
    >
      <div className={css.field}>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <Autocomplete.Input
          aria-label={t("menus.studios.find")}
          placeholder={t("menus.studios.find")}
          maxLength={60}
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {!data && <Pending />}
      <Autocomplete.Empty className={css.none}>{data && <p>{t("menus.studios.none", { words })}</p>}</Autocomplete.Empty>
      <Autocomplete.List className={css.list}>
        {(provider: Provider) => <Studio key={provider.master_casino_provider_id} provider={provider} />}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

const nameOf = ({ name }: Provider) => name;

function Studio({ provider }: { provider: Provider }) {
  const t = useT();
  const language = useLanguage();
  const { master_casino_provider_id: id, name, gameCount } = provider;
  return (
    <Autocomplete.Item
      value={provider}
      className={css.studio}
      render={<a href={`/providers/${encodeURIComponent(id)}`} tabIndex={-1} />}
      nativeButton={false}
    >
      <ProviderLogo id={id} name={name} thumbnail={provider.thumbnail_url} size={24} isDecoration />
      <span className={css.name}>{name}</span>
      {gameCount > 0 && (
        <>
          <span aria-hidden="true">{formatNumber(gameCount, language)}</span>
          <span className="visually-hidden">{t("menus.studios.games", { count: gameCount })}</span>
        </>
      )}
    </Autocomplete.Item>
  );
}

const Pending = () => (
  <div className={css.pending}>
    {["56%", "72%", "48%", "64%"].map((width) => (
      <Skeleton key={width} width={width} height="12px" />
    ))}
  </div>
);
