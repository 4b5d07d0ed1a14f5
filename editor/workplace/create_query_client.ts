import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../src/kit/api/api_error";

const isAnswered = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** What the back office reads: asked for again, twice at most, where nobody answered or the server is down; a refusal is final. */
export const createQueryClient = ({ staleTime = 0, refetchOnWindowFocus = true } = {}) =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 2 && !isAnswered(error), staleTime, refetchOnWindowFocus },
    },
  });
