import { useSettings, useText, useUser } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import { DocumentsCard } from "../cards/DocumentsCard";
import type { Props } from "./schema";

/** How the verification of whoever is signed in stands, where the site asks for one (S-2.04, C-6.10). */
export function ProfileDocuments({ props, root }: SectionProps<Props>) {
  const text = useText();
  const user = useUser();
  const { kyc } = useSettings().withdrawalConditions;
  if (!user || !kyc || (user.kycStatus === "APPROVED" && !props.showWhenApproved)) return <section {...root} hidden />;
  return (
    <section {...root}>
      <DocumentsCard user={user} title={text(props.title)} />
    </section>
  );
}
