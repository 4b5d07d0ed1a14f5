import type { DocumentState } from "../../../../schemas/documents";
import { useT } from "../../../kit/session/hooks";
import { Check, CircleAlert, Clock, Plus, X } from "../../../kit/ui/icons";
import css from "./Documents.module.css";

const looks = {
  confirmed: { tone: "good", Sign: Check },
  pending: { tone: "wait", Sign: Clock },
  rejected: { tone: "bad", Sign: X },
  requested: { tone: "ask", Sign: CircleAlert },
  missing: { tone: "plain", Sign: Plus },
} as const;

/** How a document or a side of it stands: sign, word and colour (C-9.44); `isEither` where one of two is enough. */
export function StateChip({ state, isEither = false }: { state: DocumentState; isEither?: boolean }) {
  const t = useT();
  const { tone, Sign } = looks[state];
  return (
    <span className={css.chip} data-tone={tone}>
      <Sign size={14} aria-hidden="true" />
      {t(`documents.states.${isEither ? "either" : state}`)}
    </span>
  );
}
