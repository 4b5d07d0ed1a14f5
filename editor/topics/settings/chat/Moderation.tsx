import { useInfiniteQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { useRef, useState } from "react";
import * as calls from "../../../../schemas/api/chat";
import { useKeptItem } from "../../../../src/kit/ui/use_kept_item";
import { useKeptEnd } from "../../../../src/kit/ui/use_kept_end";
import { Button } from "../../../parts/Button";
import { EmptyNote } from "../../../parts/EmptyNote";
import { Segments } from "../../../parts/Segments";
import { useEditorApi, useT, useWorkplace } from "../../../workplace/use_editor";
import { momentWords } from "../../../explain/save_words";
import { View } from "../../../parts/View";
import css from "./Moderation.module.css";

/** How often it is looked what else was said. */
const lookEvery = 10_000;

/** What was said in the site's own chat: what was reported, all of it, or what was hidden. */
export function Moderation() {
  const t = useT();
  const [view, setView] = useState<calls.ModeratedView>("flagged");
  const { data, isError, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useMessages(view);
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const kept = useKeptItem(list);
  const keptEnd = useKeptEnd(list, { offersMore: hasNextPage, shown: messages.length });
  return (
    <View
      title={t("chat.title")}
      tools={
        <Segments
          label={t("chat.show_which")}
          value={view}
          options={calls.moderatedViews.map((value) => ({ value, label: t(`chat.view.${value}`) }))}
          onChange={setView}
        />
      }
    >
      {isPending && <p role="status">{t("chat.loading")}</p>}
      {isError && (
        <p role="alert">
          {t("chat.failed")}{" "}
          <Button look="line" onClick={() => void refetch()}>
            {t("editor.try_again")}
          </Button>
        </p>
      )}
      {data && messages.length === 0 && (
        <EmptyNote icon={<MessagesSquare size={18} />} title={t(`chat.none.${view}`)}>
          {t("chat.none_help")}
        </EmptyNote>
      )}
      <ul ref={list} className={css.list} tabIndex={-1} aria-label={t(`chat.view.${view}`)} {...kept}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} onChanged={() => refetch()} />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="line" {...keptEnd} isDisabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("chat.older")}
        </Button>
      )}
    </View>
  );
}

function useMessages(view: calls.ModeratedView) {
  const api = useEditorApi();
  return useInfiniteQuery({
    queryKey: [calls.listMessages.path, view],
    queryFn: ({ pageParam, signal }) =>
      api.call(calls.listMessages, { query: { view, ...(pageParam !== null && { before: pageParam }) } }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.id : undefined),
    refetchInterval: lookEvery,
  });
}

function MessageRow({ message, onChanged }: { message: calls.ModeratedMessage; onChanged: () => Promise<unknown> }) {
  const t = useT();
  const { language } = useWorkplace();
  const api = useEditorApi();
  const [state, setState] = useState<"idle" | "working" | "failed">("idle");
  const { id, message: text, nickname, at, isFlagged, hiddenAt, hiddenBy } = message;
  const facts = [
    nickname ?? t("chat.somebody"),
    momentWords(at, language),
    isFlagged && t("chat.is_reported"),
    hiddenAt && t("chat.hidden_by", { name: hiddenBy ?? t("chat.somebody"), at: momentWords(hiddenAt, language) }),
  ];

  async function call(endpoint: typeof calls.hideMessage | typeof calls.showMessage) {
    setState("working");
    try {
      await api.call(endpoint, { body: { id } });
      await onChanged();
      setState("idle");
    } catch {
      setState("failed");
    }
  }
  const action = (words: string, endpoint: typeof calls.hideMessage | typeof calls.showMessage) => (
    <Button look="line" isDisabled={state === "working"} aria-label={`${words}: ${text}`} onClick={() => void call(endpoint)}>
      {words}
    </Button>
  );

  return (
    <li data-hidden={hiddenAt !== null || undefined} data-flagged={isFlagged || undefined}>
      <div className={css.said}>
        <p dir="auto">{text}</p>
        <p className={css.by}>{facts.filter(Boolean).join(" · ")}</p>
        {state === "failed" && <p role="alert">{t("chat.action_failed")}</p>}
      </div>
      <div className={css.actions}>
        {isFlagged && hiddenAt === null && action(t("chat.may_stay"), calls.showMessage)}
        {hiddenAt === null ? action(t("chat.hide"), calls.hideMessage) : action(t("chat.show_again"), calls.showMessage)}
      </div>
    </li>
  );
}
