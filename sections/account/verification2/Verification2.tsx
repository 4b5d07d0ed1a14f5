import { DocumentsFlow } from "../../../src/features/care/documents/DocumentsFlow";
import { useText, useViewer } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import type { Props } from "./schema";

/** The same as a list of steps, for the panel navigation (S-2.13, C-2.38). */
export function Verification2({ props, root }: SectionProps<Props>) {
  const text = useText();
  const { session } = useViewer();
  if (session === "guest") return <section {...root} hidden />;
  return (
    <section {...root}>
      <DocumentsFlow title={text(props.title)} labels={props.labels} areSteps={props.steps} />
    </section>
  );
}
