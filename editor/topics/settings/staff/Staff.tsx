import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MailPlus } from "lucide-react";
import { useState } from "react";
import { listStaff, type StaffMember } from "../../../../schemas/api/staff";
import { Button } from "../../../parts/Button";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { InviteDialog } from "./InviteDialog";
import { PersonRow } from "./PersonRow";
import { View } from "../../../parts/View";
import css from "./Staff.module.css";
import { StaffHistory } from "./StaffHistory";

/** Who works here: invited, suspended, with which role, and what was changed about it. */
export function Staff() {
  const t = useT();
  const { api } = useWorkplace();
  const queries = useQueryClient();
  const query = api.query(listStaff, {});
  const { data, isPending, isError, refetch } = useQuery(query);
  const [isInviting, setIsInviting] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const [here, invited] = split(data?.people ?? []);

  return (
    <View
      title={t("staff.title")}
      lead={t("staff.lead")}
      verbs={
        <Button look="fill" size="large" onClick={() => setIsInviting(true)}>
          <MailPlus size={16} aria-hidden="true" />
          {t("staff.invite")}
        </Button>
      }
    >
      {isPending && <p role="status">{t("staff.loading")}</p>}
      {isError && !data && (
        <p role="alert">
          {t("staff.failed")}{" "}
          <Button look="line" onClick={() => void refetch()}>
            {t("editor.try_again")}
          </Button>
        </p>
      )}
      {data && (
        <div className={css.cards}>
          <section className={css.card} aria-labelledby="staff-people">
            <h2 id="staff-people">
              {t("staff.people")}
              <small>
                {t("staff.with_factor", { some: here.filter(({ isTwoFactorOn }) => isTwoFactorOn).length, all: here.length })}
              </small>
            </h2>
            <ul>
              {here.map((person) => (
                <PersonRow key={person.userId} person={person} people={data.people} onChanged={refresh} />
              ))}
            </ul>
          </section>
          <section className={css.card} aria-labelledby="staff-invitations">
            <h2 id="staff-invitations">{t("staff.invitations")}</h2>
            {invited.length === 0 && <p className={css.none}>{t("staff.no_invitations")}</p>}
            <ul>
              {invited.map((person) => (
                <PersonRow key={person.userId} person={person} people={data.people} onChanged={refresh} />
              ))}
            </ul>
            <StaffHistory events={data.events} />
          </section>
        </div>
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} onInvited={refresh} />}
    </View>
  );
}

const split = (people: readonly StaffMember[]) =>
  [people.filter(({ state }) => state !== "invited"), people.filter(({ state }) => state === "invited")] as const;
