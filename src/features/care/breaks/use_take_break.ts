import { type HelpLine, takeBreak } from "../../../../schemas/api/breaks";
import type { BreakKind } from "../../../../schemas/breaks";
import { useServices } from "../../../kit/session/services";
import { useSingleMutation } from "../../../kit/session/use_single_mutation";

/**
 * Begins a break of whoever is signed in; the server ends all their sessions. That it has begun is told by the frame of the site
 * (`BreakBegunPlace`): what is for players alone, the button too, is gone from the page by then.
 */
export function useTakeBreak(help: readonly HelpLine[] = []) {
  const { api, session } = useServices();
  return useSingleMutation({
    mutationFn: (wanted: { kind: BreakKind; period?: string }) => api.call(takeBreak, { body: wanted }),
    onSuccess: ({ data }) => session.setState({ breakBegun: { until: data.until, help } }),
  });
}
