import { useState } from "react";
import { goTo, useDeskAddress } from "../address";
import { useTyped } from "./use_typed";

/** What a list is searched for: as it is typed, and as it stands in the address after a pause. */
export function useSearch() {
  const address = useDeskAddress();
  const search = address["q"] ?? "";
  const [typed, setTyped] = useState(search);
  useTyped(typed, search, (q) => goTo({ ...address, q, page: undefined, row: undefined }, { replace: true }));
  return { search, typed, setTyped };
}
