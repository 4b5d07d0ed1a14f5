import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api_error";

/** A client per app instance. What the server fetched stays fresh for a while, so that hydration fetches nothing. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // on the server somebody waits for the page, and the browser asks again
        retry: (failures, error) =>
          typeof window !== "undefined" &&
          failures < 2 &&
          !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
  });
