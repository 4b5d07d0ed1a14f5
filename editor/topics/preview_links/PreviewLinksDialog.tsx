import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { listPreviewLinks } from "../../../schemas/api/preview_links";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import { Modal } from "../../parts/Modal";
import { pageName } from "../../workplace/page_name";
import { useEditorState, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { LinkRow } from "./LinkRow";
import { NewLink } from "./NewLink";
import css from "./PreviewLinks.module.css";

/** Shows the draft to whoever has no account: makes links, lists those that stand, and takes them back. */
export default function PreviewLinksDialog() {
  const t = useT();
  const show = useShow();
  const { api, language } = useWorkplace();
  const queries = useQueryClient();
  const page = useEditorState((state) => state.page);
  const query = api.query(listPreviewLinks, { params: { id: page.id } });
  const { data, isError, refetch } = useQuery(query);
  const [made, setMade] = useState<string | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey: query.queryKey });

  return (
    <Modal
      title={t("preview_links.title", { name: pageName(page, language) })}
      width="wide"
      isOpen
      onClose={() => show({ dialog: null })}
      closeLabel={t("editor.close")}
    >
      <p className={css.about}>{t("preview_links.about")}</p>
      <NewLink
        onMade={async (link) => {
          setMade(link.id);
          await changed();
        }}
      />
      <section className={css.standing} aria-label={t("preview_links.standing")}>
        <h3>{t("preview_links.standing")}</h3>
        {isError && !data && (
          <p role="alert">
            {t("preview_links.failed")}{" "}
            <Button look="line" onClick={() => void refetch()}>
              {t("editor.try_again")}
            </Button>
          </p>
        )}
        {data?.previewLinks.length === 0 && (
          <EmptyNote icon={<Link2 size={20} />} title={t("preview_links.none")}>
            {t("preview_links.none_help")}
          </EmptyNote>
        )}
        <ul>
          {data?.previewLinks.map((link) => (
            <LinkRow key={link.id} link={link} isNew={link.id === made} onTakenBack={changed} />
          ))}
        </ul>
      </section>
    </Modal>
  );
}
