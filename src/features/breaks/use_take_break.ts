import { useMutation } from "@tanstack/react-query";
import { takeBreak } from "../../../schemas/api/breaks";
import type { BreakKind } from "../../../schemas/breaks";
import { useApi } from "../../session/hooks";

/** Begins a break of whoever is signed in; the server ends all their sessions. */
export function useTakeBreak() {
  const api = useApi();
  return useMutation({
    mutationFn: (wanted: { kind: BreakKind; period?: string }) => api.call(takeBreak, { body: wanted }),
  });
}
