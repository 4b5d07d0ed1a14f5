import { useQuery } from "@tanstack/react-query";
import { getPageUsage } from "../../../schemas/api/page_addresses";
import { useWorkplace } from "../../workplace/use_editor";

/** Where a page is used, as the server has it now. */
export function useUsage(id: string) {
  const { api } = useWorkplace();
  return useQuery({ ...api.query(getPageUsage, { params: { id } }), staleTime: 5_000 });
}
