import { TournamentPlace } from "../../../src/features/rewards/tournament/TournamentPlace";
import { useQueryContext, useText } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { chosenId } from "./queries";
import type { Props } from "./schema";

/** One tournament with its prizes, terms and standing (S-2.50). */
export function TournamentDetail({ props, root }: SectionProps<Props>) {
  const text = useText();
  const id = chosenId(props, useQueryContext());
  return (
    <section {...root}>
      <SectionHead title={text(props.title)} />
      <TournamentPlace key={id ?? "running"} id={id} />
    </section>
  );
}
