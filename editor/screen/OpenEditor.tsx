import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { Suspense, useEffect, useState } from "react";
import { purposeOf } from "../../src/layout/page_use";
import type { Language } from "../../schemas/text";
import type { User } from "../../schemas/user";
import { correctPageId, readPageId, writePageId } from "../workplace/address";
import { laterCode } from "../parts/lazy_part";
import type { FirstAnswers } from "../workplace/first_answers";
import { openReads, pageQuery, pagesQuery, settingsQuery } from "./first_reads";
import { LoadingScreen } from "./LoadingScreen";
import { PageEditor } from "./PageEditor";
import type { BackOffice } from "../workplace/back_office";
import { Unreachable } from "./sign_in/Unreachable";

const firstRun = laterCode(() => import("./first_run/FirstRun").then((code) => code.FirstRun));

interface Props {
  backOffice: BackOffice;
  user: User;
  t: TFunction;
  language: Language;
}

/** What was asked for while the editor's code came is not asked for again, in ms. */
const asNew = 10_000;

/** The editor with the page that the address names, else with the home page. */
export function OpenEditor({ answers, ...props }: Props & { answers: FirstAnswers }) {
  const [reads] = useState(() => openReads(props.backOffice.api, answers.take()));
  useEffect(() => reads.letGo(), [reads]);
  return (
    <QueryClientProvider client={reads.client}>
      <ChosenPage {...props} />
    </QueryClientProvider>
  );
}

function ChosenPage({ backOffice, t, ...props }: Props) {
  const { api } = backOffice;
  const [{ wanted, isNamed }, setWanted] = useState(() => named(window));
  const settings = useQuery(settingsQuery(api));
  const pages = useQuery({ ...pagesQuery(api), staleTime: asNew });
  const known = pages.data?.pages;
  const id = known ? idAmong(known, wanted) : (wanted ?? undefined); // the page that is asked for comes beside the list of all
  const stored = useQuery({ ...pageQuery(api, id ?? ""), enabled: id !== undefined });

  useEffect(() => {
    const handlePop = () => setWanted(named(window));
    window.addEventListener("popstate", handlePop);
    return () => window.removeEventListener("popstate", handlePop);
  }, []);

  function openPage(next: string, section: string | null = null) {
    writePageId(window, next, section);
    setWanted({ wanted: next, isNamed: false });
  }

  const opened = settings.data && !stored.isPlaceholderData ? stored.data?.page.id : undefined;
  const isInstead = opened !== undefined && isNamed && wanted !== null && wanted !== opened;
  useEffect(() => {
    if (!isInstead) return; // the page that is open has just said it
    correctPageId(window, opened);
    setWanted({ wanted: opened, isNamed: false });
  }, [isInstead, opened]);

  const failed = [settings, pages, ...(known ? [stored] : [])].find(({ isError, data }) => isError && !data);
  if (failed) return <Unreachable t={t} onRetry={() => void failed.refetch()} />;
  if (known?.length === 0)
    return (
      <Suspense fallback={<LoadingScreen t={t} />}>
        <firstRun.Loaded
          {...props}
          t={t}
          backOffice={backOffice}
          onCreated={async (first) => {
            if (first) openPage(first);
            await pages.refetch();
          }}
        />
      </Suspense>
    );
  if (!settings.data || !stored.data || stored.isPlaceholderData) return <LoadingScreen t={t} />;
  return (
    <PageEditor
      key={stored.data.page.id}
      {...props}
      t={t}
      backOffice={backOffice}
      settings={settings.data.settings}
      stored={stored.data}
      isInstead={isInstead}
      onOpenPage={openPage}
    />
  );
}

/** What the address asks for; what is opened later may be newer than the list of pages. */
const named = (page: Window) => ({ wanted: readPageId(page), isNamed: true });

/** The page that is wanted, else the home page, else any. */
const idAmong = (pages: readonly { id: string; route: string }[], wanted: string | null) =>
  (
    pages.find(({ id }) => id === wanted) ??
    pages.find(({ route }) => route === "/") ??
    pages.find((page) => purposeOf(page) === null) ??
    pages[0]
  )?.id;
