import { useT } from "../../../../kit/session/hooks";
import { Button } from "../../../../kit/ui/Button";
import { Check, Copy } from "../../../../kit/ui/icons";
import { addressGroups } from "../crypto/address_groups";
import { useCopy } from "../use_copy";
import css from "./CopyLine.module.css";

/** Something to be copied whole, in groups that can be compared by eye. */
export function CopyLine({ label, text, isGrouped }: { label: string; text: string; isGrouped?: boolean }) {
  const t = useT();
  const { said, copy } = useCopy(text);
  return (
    <div className={css.line}>
      <div>
        <small>{label}</small>
        <code role="group" aria-label={text}>
          {isGrouped
            ? addressGroups(text).map((group, place) => (
                <span key={place} aria-hidden="true" data-edge={group.isEdge || undefined}>
                  {group.text}{" "}
                </span>
              ))
            : text}
        </code>
      </div>
      <Button onClick={copy}>
        {said === "copied" ? <Check size={16} /> : <Copy size={16} />}
        {t(said === "copied" ? "cashier.copied" : "cashier.copy")}
      </Button>
      <span role="status" className={said === "failed" ? css.failed : "visually-hidden"}>
        {said && t(said === "failed" ? "cashier.copy_failed" : "cashier.copied")}
      </span>
    </div>
  );
}
