import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";

const sizes = z.record(z.string(), z.int().check(z.minimum(0)));

/** The bytes that a visitor downloads for each type, measured when the site was built; empty in development. */
export function useSectionSizes(): Record<string, number> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="section-sizes"]')?.content;
  const { data } = useQuery({
    queryKey: ["section sizes", address],
    queryFn: async ({ signal }) => sizes.parse(await (await fetch(address ?? "", { signal })).json()),
    enabled: address !== undefined,
    staleTime: Infinity,
  });
  return data ?? {};
}
