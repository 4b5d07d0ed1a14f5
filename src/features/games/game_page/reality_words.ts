import type { Language } from "../../../../schemas/language";
import type { useT } from "../../../kit/session/hooks";
import { formatUnit } from "../../../kit/ui/format";

/** "Every 30 minutes", "Never". */
export const realityWords = (minutes: number, t: ReturnType<typeof useT>, language: Language): string =>
  minutes === 0
    ? t("game_page.session.never")
    : t("game_page.session.every", { span: formatUnit(minutes, "minute", { language, width: "long" }) });
