import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { getLoyalty, getLoyaltyPoints } from "../../schemas/api/loyalty";
import { useApi, useUser } from "../../src/kit/session/hooks";
import { useFrame } from "../../src/kit/ui/frame";
import { loyaltyQuery } from "./loyalty_query";

/** After a bet points are asked for again, at most once in this time however fast the bets are. */
const followMs = 1_500;

/** The club and where the player stands in it; it follows the bets that are made meanwhile. */
export function useLoyalty({ isAsked = true } = {}) {
  const api = useApi();
  const client = useQueryClient();
  const frame = useFrame();
  const version = useUser()?.userWallet.version;
  const known = useRef(version);
  const query = useQuery({ ...loyaltyQuery({ api }), enabled: isAsked, refetchOnWindowFocus: "always" });
  useEffect(() => {
    if (known.current === version || !frame) return;
    const timer = frame.window.setTimeout(() => {
      known.current = version;
      for (const { path } of [getLoyalty, getLoyaltyPoints]) void client.invalidateQueries({ queryKey: [path] });
    }, followMs);
    return () => frame.window.clearTimeout(timer);
  }, [version, client, frame]);
  return query;
}
