import type { TFunction } from "i18next";
import { KeyRound, Link2Off } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { readStaffLink, type StaffRole, useStaffLink } from "../../../schemas/api/staff";
import { ApiError } from "../../../src/kit/api/api_error";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import type { BackOffice } from "../../workplace/back_office";
import css from "./SignIn.module.css";
import type { StaffLink } from "./staff_link";

interface Props {
  backOffice: BackOffice;
  t: TFunction;
  link: StaffLink;
  /** The link has done its work, or has none to do; with whose account it was. */
  onDone: (email?: string) => void;
}

type Invited = { email: string | null; role: StaffRole } | "gone" | "unreachable" | null;

/** Who comes by a link, as an invited colleague or to set the site up, chooses a password and is in. */
export function ChoosePassword({ backOffice, t, link, onDone }: Props) {
  const [invited, setInvited] = useState<Invited>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOver = false;
    backOffice.anonymous.call(readStaffLink, { body: { kind: link.kind, token: link.token } }).then(
      (answer) => !isOver && setInvited(answer),
      (error) => !isOver && setInvited(isGone(error) ? "gone" : "unreachable"),
    );
    return () => {
      isOver = true;
    };
  }, [backOffice, link, attempt]);

  if (invited === null) return <main className={css.screen} aria-busy="true" />;
  if (invited === "gone" || invited === "unreachable")
    return (
      <main className={css.screen}>
        <EmptyNote
          icon={<Link2Off size={18} />}
          title={t(invited === "gone" ? "sign_in.link_gone" : "sign_in.unreachable")}
          actions={
            <Button look="fill" size="large" onClick={() => (invited === "gone" ? onDone() : setAttempt((count) => count + 1))}>
              {t(invited === "gone" ? "sign_in.submit" : "editor.try_again")}
            </Button>
          }
        >
          {t(invited === "gone" ? "sign_in.link_gone_lead" : "sign_in.unreachable_lead")}
        </EmptyNote>
      </main>
    );

  const { email, role } = invited;

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = String(data.get("password"));
    const own = email === null ? { email: String(data.get("email")) } : {};
    setIsBusy(true);
    setProblem(null);
    try {
      const { data: done } = await backOffice.anonymous.call(useStaffLink, { body: { ...link, ...own, password } });
      await backOffice.signIn(done.email, password).catch(() => {}); // what it asks for beyond the password, the next screen asks
      onDone(done.email);
    } catch (error) {
      if (isGone(error)) return setInvited("gone");
      setProblem(t(problemKey(error)));
      setIsBusy(false);
    }
  }

  return (
    <main className={css.screen}>
      <form className={css.card} onSubmit={(event) => void handleSubmit(event)} aria-labelledby="join-title">
        <img className={css.logo} src="/logos/foyer.svg" alt="" width={32} height={32} />
        <h1 id="join-title">{t(email === null ? "sign_in.set_up_title" : "sign_in.join_title")}</h1>
        <p className={css.lead}>
          {email === null ? t("sign_in.set_up_lead") : t("sign_in.join_lead", { role: t(`editor.role.${role}`) })}
        </p>
        <label className={css.field}>
          <span>{t("sign_in.email")}</span>
          <input
            name="email"
            type="email"
            autoComplete="username"
            required
            readOnly={email !== null}
            defaultValue={email ?? ""}
            autoFocus={email === null}
          />
        </label>
        <label className={css.field}>
          <span>{t("sign_in.new_password")}</span>
          <input
            name="password"
            type="password"
            autoComplete="new-password"
            required
            maxLength={255}
            autoFocus={email !== null}
          />
        </label>
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" look="fill" size="large" isDisabled={isBusy}>
          <KeyRound size={16} aria-hidden="true" />
          {t(email === null ? "sign_in.set_up_submit" : "sign_in.join_submit")}
        </Button>
      </form>
    </main>
  );
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 410;

/** What stands in the way, in words of the editor: the password's first problem, else what the server said. */
function problemKey(error: unknown) {
  const { status, code, data } = error instanceof ApiError ? error : { status: 0 };
  const [issue] = (data as { issues?: { path: unknown[]; message: string }[] } | undefined)?.issues ?? [];
  if (issue?.path.includes("email")) return "sign_in.email_problem";
  const [, name] =
    /^form\.validation\.password\.(too_short|needs_number|needs_uppercase|needs_special|common)$/.exec(issue?.message ?? "") ??
    [];
  if (name) return `sign_in.password_problem.${name}`;
  if (code === "staff.taken") return "sign_in.taken";
  if (status === 0) return "sign_in.unreachable";
  return status === 429 ? "sign_in.too_many" : "sign_in.broken";
}
