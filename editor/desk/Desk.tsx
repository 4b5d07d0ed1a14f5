import { QueryClientProvider } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { mayCall } from "../../schemas/role_rights";
import type { Language } from "../../schemas/text";
import type { User } from "../../schemas/user";
import type { BackOffice } from "../workplace/back_office";
import { createQueryClient } from "../workplace/create_query_client";
import { createNotices } from "../workplace/notices";
import { type DeskPlace, DeskProvider } from "./desk_place";
import { Frame } from "./frame/Frame";
import { connectDesk } from "./live/connect_desk";
import { createDeskLive } from "./live/desk_live";

interface Props {
  backOffice: Pick<BackOffice, "api" | "accessToken" | "check" | "signOut">;
  user: User;
  t: TFunction;
  language: Language;
}

/** Everything of the back office beside the pages: what waits for a person, and the house's money. */
export default function Desk({ backOffice, user, t, language }: Props) {
  const [queries] = useState(() => createQueryClient({ staleTime: 5_000 }));
  const [live] = useState(createDeskLive);
  const [notices] = useState(createNotices);
  const [line, setLine] = useState<ReturnType<typeof connectDesk> | null>(null);
  const { accessToken, api } = backOffice;
  useEffect(() => {
    const opened = connectDesk({ live, accessToken, userId: user.userId, onChange: () => void queries.invalidateQueries() });
    setLine(opened);
    return () => opened.stop();
  }, [live, accessToken, user.userId, queries]);
  const place: DeskPlace = {
    api,
    accessToken,
    t,
    language,
    user,
    may: (call) => mayCall(user.role, call),
    notices,
    live,
    lookAt: (id) => line?.lookAt(id),
  };

  return (
    <QueryClientProvider client={queries}>
      <DeskProvider value={place}>
        <Frame backOffice={backOffice} />
      </DeskProvider>
    </QueryClientProvider>
  );
}
