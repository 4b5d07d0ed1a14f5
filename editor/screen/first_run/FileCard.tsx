import type { TFunction } from "i18next";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../parts/Button";
import { Card } from "./Card";
import type { useFirstRun } from "./use_first_run";

interface Props extends Pick<ReturnType<typeof useFirstRun>, "busy" | "chosen" | "look" | "bringIn"> {
  t: TFunction;
}

/** What another installation wrote into a file: chosen, looked at, brought in. */
export function FileCard({ t, busy, chosen, look, bringIn }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card name="file" t={t} picture={<code>{'{ "foyer": "site", … }'}</code>}>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t("first_run.file.submit")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) void look(file);
        }}
      />
      {chosen && (
        <p role="status">
          {t("first_run.file.holds", {
            pages: chosen.plan.pages.length,
            pictures: chosen.plan.pictures.new + chosen.plan.pictures.same,
          })}
        </p>
      )}
      {chosen && (
        <Button look="fill" size="large" isDisabled={busy !== null} onClick={() => void bringIn(chosen)}>
          {t("first_run.file.bring_in")}
        </Button>
      )}
      <Button look="line" size="large" isDisabled={busy !== null} onClick={() => input.current?.click()}>
        <FileUp size={16} aria-hidden="true" />
        {t(chosen ? "files.choose_another" : "first_run.file.submit")}
      </Button>
    </Card>
  );
}
