import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { PartBoundary } from "../../parts/PartBoundary";
import { Waiting } from "../../parts/Waiting";
import { HintLayer } from "../../parts/HintLayer";
import { Button } from "../../parts/Button";
import type { BackOffice } from "../../workplace/back_office";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { HeldAllStrip } from "../payouts/HoldAll";
import { deskViews, viewsOf } from "../views";
import { later } from "../../workplace/fetch_when_idle";
import { DeskBar } from "./DeskBar";
import { DeskNav } from "./DeskNav";
import css from "./Frame.module.css";
import { KeysDialog } from "./KeysDialog";
import { Loading, Note } from "./Note";
import { Toasts } from "./Toasts";
import { isTyping } from "../keys";
import { useKeptItem } from "../../../src/kit/ui/use_kept_item";

const FindDialog = lazy(later(async () => ({ default: (await import("./FindDialog")).FindDialog })));

/** What is opened in the place of the list that it stands in; whoever goes back is at its row again, where that has `data-opens`. */
const pagesOfOne = ["payment", "player", "promotion", "tournament", "mission"];

/** The bar, the list of views, and the one that the address names. */
export function Frame({ backOffice }: { backOffice: Pick<BackOffice, "check" | "signOut"> }) {
  const { t, user } = useDesk();
  const address = useDeskAddress();
  const views = viewsOf(user.role);
  const wanted = address["desk"] || views[0]?.name;
  const view = views.find(({ name }) => name === wanted);
  const absence = deskViews.some(({ name }) => name === wanted) ? "no_right" : "no_view";
  const [hasKeys, setHasKeys] = useState(false);
  const [isFinding, setIsFinding] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const kept = useKeptItem(main);
  const canFind = views.some((each) => each.name === "players" || each.name === "payments");
  const openFind = canFind ? () => setIsFinding(true) : undefined;
  useGoKeys({ onKeys: () => setHasKeys(true), onFind: openFind });
  const renderFailure = ({ retry }: { retry: () => void }) => (
    <Note tone="bad" title={t("desk.part_failed")}>
      <Button look="line" onClick={retry}>
        {t("editor.try_again")}
      </Button>
    </Note>
  );
  const name = view?.name;
  const open = pagesOfOne.map((each) => address[each]).find(Boolean);
  const before = useRef({ name, open });
  useEffect(() => {
    const left = before.current.name === name && !open ? before.current.open : undefined;
    const rows = [...(main.current?.querySelectorAll<HTMLElement>("[data-opens]") ?? [])];
    before.current = { name, open };
    const row = rows.find(({ dataset }) => dataset["opens"] === left);
    if (row) return row.focus();
    if (desk.current) desk.current.scrollTop = 0; // in a low window all of it scrolls
    main.current?.focus({ preventScroll: true });
  }, [name, open]);

  return (
    <div ref={desk} className={css.desk}>
      <DeskBar backOffice={backOffice} view={view?.name ?? null} onKeys={() => setHasKeys(true)} onFind={openFind} />
      <DeskNav views={views} current={view?.name ?? null} />
      <main
        ref={main}
        className={css.work}
        tabIndex={-1}
        aria-label={t(view ? `desk.${view.name}.title` : `desk.${absence}`)}
        data-region="desk"
        {...kept}
      >
        <HeldAllStrip />
        {view ? (
          <PartBoundary key={view.name} renderFailure={renderFailure}>
            <Suspense fallback={<Loading />}>
              <view.View />
            </Suspense>
          </PartBoundary>
        ) : (
          <Note title={t(`desk.${absence}`)} lead={t(`desk.${absence}_lead`)}>
            {views[0] && (
              <Button look="line" onClick={() => goTo({ desk: views[0]?.name })}>
                {t("desk.back_to_desk")}
              </Button>
            )}
          </Note>
        )}
      </main>
      {hasKeys && <KeysDialog views={views} onClose={() => setHasKeys(false)} />}
      {isFinding && (
        <PartBoundary renderFailure={renderFailure}>
          <Suspense fallback={<Waiting onGiveUp={() => setIsFinding(false)} />}>
            <FindDialog views={views} onClose={() => setIsFinding(false)} />
          </Suspense>
        </PartBoundary>
      )}
      <Toasts />
      <HintLayer />
    </div>
  );
}

interface FrameKeys {
  onKeys: () => void;
  onFind: (() => void) | undefined;
}

/** G and a letter goes to a view, ? shows all keys, Ctrl K finds. Letters do nothing while somebody types. */
function useGoKeys(does: FrameKeys) {
  const { user } = useDesk();
  const handler = useRef(does);
  handler.current = does;
  useEffect(() => {
    let isGoing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function handle(event: KeyboardEvent) {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k" && !event.defaultPrevented) {
        event.preventDefault(); // browsers go to their own search
        if (!document.querySelector("[role=dialog]")) handler.current.onFind?.();
        return;
      }
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "?") return handler.current.onKeys();
      if (isGoing) {
        isGoing = false;
        const view = viewsOf(user.role).find(({ letter }) => letter === event.key.toLowerCase());
        if (!view) return;
        event.preventDefault();
        event.stopImmediatePropagation(); // the letter means nothing else then
        goTo({ desk: view.name });
      } else if (event.key === "g") {
        isGoing = true;
        clearTimeout(timer);
        timer = setTimeout(() => (isGoing = false), 1_500);
      }
    }
    window.addEventListener("keydown", handle, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", handle, true);
    };
  }, [user.role]);
}
