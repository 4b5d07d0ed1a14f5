import { useState } from "react";
import * as z from "zod/mini";
import { route as routeSchema } from "../../../schemas/page";
import { setPageField } from "../../core/commands/set_page_field";
import { FieldFrame } from "../../fields/FieldFrame";
import { noIssues } from "../../explain/field_props";
import fields from "../../fields/fields.module.css";
import { canPublish } from "../../workplace/back_office";
import { useEditor, useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import { useRouteWords } from "../../parts/use_route_words";
import css from "./Inspector.module.css";

/** Where the page is found. The page takes an address once it is whole; until then it stays where it is, and that is said. */
export function RouteField({ id, route }: { id: string; route: string }) {
  const t = useT();
  const editor = useEditor();
  const { user } = useWorkplace();
  const isHeld = useSaving(({ publishedRevision }) => publishedRevision !== null) && !canPublish(user);
  const [typed, setTyped] = useState<string | null>(null);
  const known = useRouteWords(id, route);
  const isValid = typed === null || z.safeParse(routeSchema, typed).success;

  function handleChange(next: string) {
    const isWhole = z.safeParse(routeSchema, next).success;
    setTyped(isWhole ? null : next);
    if (isWhole) editor.run(setPageField("route", next));
  }

  return (
    <FieldFrame
      label={t("inspector.route")}
      path={["route"]}
      issues={noIssues}
      kind="string"
      isSide
      hint={isHeld ? t("publish.address_held") : isValid ? known?.words : t("inspector.route_not_taken", { route })}
    >
      {(input) => (
        <input
          {...input}
          className={`${fields.box} ${fields.mono} ${css.route}`}
          aria-invalid={!isValid || known?.isBad || undefined}
          value={typed ?? route}
          readOnly={isHeld}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => handleChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
