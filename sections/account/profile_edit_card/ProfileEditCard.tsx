import { useText, useUser } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import { EditCard } from "../cards/EditCard";
import type { Props } from "./schema";

/** How complete the profile of whoever is signed in is (S-2.06). */
export function ProfileEditCard({ props, root }: SectionProps<Props>) {
  const text = useText();
  const user = useUser();
  if (!user) return <section {...root} hidden />;
  return (
    <section {...root}>
      <EditCard user={user} title={text(props.title)} url={props.url} />
    </section>
  );
}
