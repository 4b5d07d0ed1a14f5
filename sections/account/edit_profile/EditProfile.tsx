import { DetailsForm } from "../../../src/features/accounts/profile/DetailsForm";
import { useText, useUser } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "./EditProfile.module.css";
import type { Props } from "./schema";

/** What the player tells about themselves, to be read and changed (S-2.11). */
export function EditProfile({ props, root }: SectionProps<Props>) {
  const text = useText();
  const user = useUser();
  if (!user) return <section {...root} hidden />;
  return (
    <section {...root}>
      <SectionHead title={text(props.title)} />
      <div className={css.card}>
        <DetailsForm key={user.userId} user={user} fields={props.fields} readOnly={props.readOnly} />
      </div>
    </section>
  );
}
