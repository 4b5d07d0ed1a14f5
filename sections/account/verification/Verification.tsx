import { DocumentsFlow } from "../../../src/features/care/documents/DocumentsFlow";
import { useText, useViewer } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import type { Props } from "./schema";

/** The documents that have to be shown, each with its state, and sending them (S-2.12, C-2.38). */
export function Verification({ props, root }: SectionProps<Props>) {
  const text = useText();
  const { session } = useViewer();
  if (session === "guest") return <section {...root} hidden />;
  return (
    <section {...root}>
      <DocumentsFlow title={text(props.title)} labels={props.labels} areSteps={false} />
    </section>
  );
}
