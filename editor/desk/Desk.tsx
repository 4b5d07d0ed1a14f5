import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import type { Language } from "../../schemas/text";
import type { User } from "../../schemas/user";
import { ApiError } from "../../src/api/api_error";
import type { BackOffice } from "../workplace/back_office";
import { createNotices } from "../workplace/notices";
import { type DeskPlace, DeskProvider } from "./desk_place";
import { Frame } from "./frame/Frame";
import { connectDesk } from "./live/connect_desk";
import { createDeskLive } from "./live/desk_live";

interface Props {
  backOffice: BackOffice;
  user: User;
  t: TFunction;
  language: Language;
}

const isAnswered = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Everything of the back office beside the pages: what waits for a person, and the house's money. */
export default function Desk({ backOffice, user, t, language }: Props) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: (failures, error) => failures < 2 && !isAnswered(error), staleTime: 5_000 } },
      }),
  );
  const [live] = useState(createDeskLive);
  const [notices] = useState(createNotices);
  const [line, setLine] = useState<ReturnType<typeof connectDesk> | null>(null);
  const { accessToken, api } = backOffice;
  useEffect(() => {
    const opened = connectDesk({ live, accessToken, userId: user.userId, onChange: () => void queries.invalidateQueries() });
    setLine(opened);
    return () => opened.stop();
  }, [live, accessToken, user.userId, queries]);
  const place: DeskPlace = { api, t, language, user, notices, live, lookAt: (id) => line?.lookAt(id) };

  return (
    <QueryClientProvider client={queries}>
      <DeskProvider value={place}>
        <Frame backOffice={backOffice} />
      </DeskProvider>
    </QueryClientProvider>
  );
}
