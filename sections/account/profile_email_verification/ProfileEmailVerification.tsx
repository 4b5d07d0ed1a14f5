import { useSettings, useText, useUser } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import { EmailCard } from "../cards/EmailCard";
import type { Props } from "./schema";

/** How the confirmation of the e-mail address of whoever is signed in stands, where the site asks for one (S-2.05, C-6.10). */
export function ProfileEmailVerification({ props, root }: SectionProps<Props>) {
  const text = useText();
  const user = useUser();
  const { emailVerification } = useSettings().withdrawalConditions;
  if (!user || !emailVerification) return <section {...root} hidden />;
  return (
    <section {...root}>
      <EmailCard user={user} title={text(props.title)} />
    </section>
  );
}
