import { useQuery } from "@tanstack/react-query";
import { useApi, useLanguage } from "../../../kit/session/hooks";
import { labelsQuery, sentQuery } from "./documents_query";
import { areAllInReview, shownLabels } from "./shown_labels";

/** Whether all that is needed was sent and waits for the house (C-6.16); not known yet is no. */
export function useAreDocumentsInReview(isAsked: boolean): boolean {
  const api = useApi();
  const language = useLanguage();
  const labels = useQuery({ ...labelsQuery({ api }), enabled: isAsked });
  const sent = useQuery({ ...sentQuery({ api }, language), enabled: isAsked });
  if (!labels.data || !sent.data) return false;
  return areAllInReview(shownLabels(labels.data.labels, sent.data.userDocument.rows));
}
