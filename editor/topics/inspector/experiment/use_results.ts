import { useEffect, useState } from "react";
import { type ExperimentResults, getExperimentResults } from "../../../../schemas/api/experiments";
import { useEditorApi } from "../../../workplace/use_editor";

export type Results = { status: "reading" | "failed" } | { status: "read"; results: ExperimentResults };

/** What came of an experiment so far, and the way to read it again. */
export function useResults(id: string): [Results, () => void] {
  const api = useEditorApi();
  const [state, setState] = useState<Results>({ status: "reading" });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    api.call(getExperimentResults, { params: { id } }).then(
      (results) => isWanted && setState({ status: "read", results }),
      () => isWanted && setState({ status: "failed" }),
    );
    return () => void (isWanted = false);
  }, [api, id, turn]);
  return [state, () => setTurn((before) => before + 1)];
}
