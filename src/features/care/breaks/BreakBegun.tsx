import type { HelpLine } from "../../../../schemas/api/breaks";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { Button, ButtonLink } from "../../../kit/ui/Button";
import { Dialog } from "../../../kit/ui/Dialog";
import { useFrame } from "../../../kit/ui/frame";
import { Phone } from "../../../kit/ui/icons";
import { Moment } from "../../../kit/ui/Moment";
import { StatusPicture } from "../../../kit/ui/StatusPicture";
import css from "./Breaks.module.css";

/** A break has begun: until when, and whom to talk to. The sessions are over, so everything goes on as a guest. */
export default function BreakBegun({ until, help }: { until: string | null; help: readonly HelpLine[] }) {
  const t = useT();
  const language = useLanguage();
  const frame = useFrame();
  const leave = () => frame?.window.location.assign("/");
  const [line] = help;
  return (
    <Dialog title={t("limits.breaks.begun")} closeLabel={t("limits.close")} onClose={leave}>
      <div className={css.form} role="status">
        <StatusPicture name="success" />
        <p>
          {until === null ? (
            t("limits.breaks.for_good")
          ) : (
            <>
              {t("limits.breaks.back_on")}{" "}
              <strong>
                <Moment at={until} language={language} options={{ dateStyle: "long", timeStyle: "short" }} />
              </strong>
            </>
          )}
        </p>
        <p className={css.muted}>{t("limits.breaks.stopped")}</p>
        {line && (
          <ButtonLink href={line.phone ? `tel:${line.phone.replaceAll(/[^\d+]/g, "")}` : line.url}>
            <Phone size={18} aria-hidden="true" />
            {line.name} {line.phone}
          </ButtonLink>
        )}
        <Button look="primary" onClick={leave} data-autofocus="">
          {t("limits.ok")}
        </Button>
      </div>
    </Dialog>
  );
}
