import { getRound } from "../../../schemas/api/play";
import { ApiError } from "../../../src/kit/api/api_error";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import type { FairRound } from "../fair_form";
import { resolveSource } from "../source";
import type { Props } from "./schema";

/** The round of the address, or null where none is, or it is not over yet. */
export const roundQuery = ({ round }: Props, { api, params }: Pick<QueryContext, "api" | "params">) => {
  const { value: roundId } = resolveSource({ kind: "gameCodes", value: round }, params);
  return {
    queryKey: [getRound.path, "over", roundId] as const,
    queryFn: async ({ signal }: { signal?: AbortSignal } = {}): Promise<FairRound | null> => {
      if (!roundId) return null;
      try {
        const { round } = await api.call(getRound, { query: { roundId } }, signal);
        return round.state === "open" ? null : round;
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  };
};

export const queries = (props: Props, context: QueryContext): SectionQuery[] => [roundQuery(props, context)];
