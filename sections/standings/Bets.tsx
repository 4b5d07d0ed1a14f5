import { useId } from "react";
import { useT, useViewer } from "../../src/kit/session/hooks";
import { Button } from "../../src/kit/ui/Button";
import { EmptyState } from "../../src/kit/ui/EmptyState";
import { TriangleAlert } from "../../src/kit/ui/icons";
import { Icon } from "../../src/kit/ui/Icon";
import { TabStrip, tabPanel } from "../../src/kit/ui/TabStrip";
import type { SectionRoot } from "../define_section";
import { HideAmounts } from "../../src/features/common/live/HideAmounts";
import { PauseChanges } from "../../src/features/common/live/PauseChanges";
import type { BetCategory } from "./bet_board";
import { BetTable } from "./BetTable";
import { BoardFoot } from "./BoardFoot";
import { BoardButtons } from "./BoardButtons";
import { useBets } from "./use_bets";
import { useKeptChoice } from "./use_kept_choice";
import { useRowLimit } from "./use_row_limit";
import css from "./Board.module.css";

interface Props {
  root: SectionRoot;
  title: string;
  limit: number;
  tabs: readonly BetCategory[];
}

/** Lists of bets behind tabs, each going on by itself until somebody stops it. */
export function Bets({ root, title, limit: firstLimit, tabs }: Props) {
  const t = useT();
  const id = useId();
  const isUser = useViewer().session === "user";
  const offered = [...new Set(tabs)].filter((tab) => tab !== "my_bets" || isUser);
  const first = offered.find((tab) => tab !== "my_bets") ?? offered[0]; // there is something to see in it
  const [category = "all_bets", choose] = useKeptChoice(
    "leaderboard-tab",
    offered.length > 0 ? offered : (["all_bets"] as const),
    first,
  );
  const [limit, setLimit] = useRowLimit(firstLimit);
  const { root: element, shown, isLate, isMissing, attention, pausing, askAgain } = useBets(category);
  const rows = shown?.slice(0, limit) ?? null;
  const note = isLate ? "late" : pausing.isPaused ? "paused" : category === "max_multiplier" ? "highest" : "live";
  return (
    <section {...root} ref={element} className={css.board} aria-busy={shown === null}>
      <h2 className={css.title}>{title}</h2>
      <div className={css.head}>
        <TabStrip
          id={id}
          label={t("standings.tabs.label")}
          tabs={offered.map((name) => ({ name, words: t(`standings.tabs.${name}`) }))}
          value={category}
          onChange={choose}
        />
        <BoardButtons />
      </div>
      <div {...tabPanel(id, category)} {...attention}>
        {rows?.length === 0 ? (
          <div className={css.empty}>
            <EmptyState
              icon={<Icon name="dices" />}
              title={t(category === "my_bets" ? "standings.empty.mine" : "standings.empty.title")}
            >
              {t(category === "my_bets" ? "standings.empty.mine_text" : "standings.empty.text")}
            </EmptyState>
          </div>
        ) : isMissing ? (
          <div className={css.empty}>
            <EmptyState
              isBad
              icon={<TriangleAlert />}
              title={t("standings.failed.title")}
              action={<Button onClick={askAgain}>{t("standings.try_again")}</Button>}
            >
              {t("standings.failed.text")}
            </EmptyState>
          </div>
        ) : (
          <BetTable caption={t(`standings.tabs.${category}`)} category={category} rows={rows} limit={limit} />
        )}
      </div>
      <BoardFoot note={t(`standings.note.${note}`)} isLate={isLate} limit={limit} onLimit={setLimit}>
        <PauseChanges winners={pausing} />
        <HideAmounts />
      </BoardFoot>
    </section>
  );
}
