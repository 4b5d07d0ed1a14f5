import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ConsentHistory, getConsentHistory, setConsent } from "../../../schemas/api/registration";
import { pushOffersConsent } from "../../../schemas/api/push";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useApi, useLanguage, useT, useText } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { changeUser } from "../../../src/kit/session/session_store";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import { Button } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { Moment } from "../../../src/kit/ui/Moment";
import { AccountCard } from "../AccountCard";
import css from "./Consents.module.css";

/** What letters of offers need; the form of details has a switch for it too. */
const newsletter = "newsletter_subscription";
/** Those that the site has words of its own for. */
const known = new Set(["terms_and_conditions_acceptance", newsletter, pushOffersConsent]);
const day = { dateStyle: "medium", timeStyle: "short" } as const;

/** What the player has agreed to, what they may take back, and all that they ever said to it. */
export function ConsentsCard() {
  const t = useT();
  const textIn = useText();
  const language = useLanguage();
  const api = useApi();
  const client = useQueryClient();
  const { isCanvas, session } = useServices();
  const asked = useQuery({ ...api.query(getConsentHistory, { query: {} }), staleTime: 0 });
  const saying = useSingleMutation({
    mutationFn: (body: { key: string; isGiven: boolean }) => api.call(setConsent, { body }),
    onSuccess: (_, { key, isGiven }) => {
      if (key === newsletter) changeUser(session, { newsLetter: isGiven });
      return client.invalidateQueries({ queryKey: [getConsentHistory.path] });
    },
  });
  const nameOf = ({ key, text }: Pick<ConsentHistory["history"][number], "key" | "text">) =>
    text ? textIn(text) : known.has(key) ? t(`security.consents.about.${key}`) : key;
  const { consents = [], history = [] } = asked.data ?? {};
  return (
    <AccountCard icon={<Icon name="shield-check" />} title={t("security.consents.title")}>
      <p>{t("security.consents.text")}</p>
      {asked.isPending && <p role="status">{t("security.working")}</p>}
      {(asked.isError || saying.isError) && <ErrorBox>{t("security.consents.failed")}</ErrorBox>}
      {asked.isError && (
        <div>
          <Button busy={asked.isFetching && t("security.working")} onClick={() => void asked.refetch()}>
            {t("security.sessions.again")}
          </Button>
        </div>
      )}
      {asked.data && consents.length === 0 && <p>{t("security.consents.none")}</p>}
      <ul className={css.list}>
        {consents.map((consent) => (
          <li key={consent.key} className={css.row}>
            <div className={css.about}>
              <strong>{nameOf(consent)}</strong>
              <small>
                {t(
                  consent.at === null
                    ? "security.consents.never"
                    : consent.isGiven
                      ? "security.consents.given"
                      : "security.consents.not_given",
                )}{" "}
                {consent.at !== null && <Moment at={consent.at} language={language} options={day} />}
                {" · "}
                {t("security.consents.version", { version: consent.version })}
                {consent.url && (
                  <>
                    {" · "}
                    <a href={consent.url} target="_blank" rel="noopener">
                      {t("security.consents.read")}
                    </a>
                  </>
                )}
              </small>
            </div>
            {consent.isMandatory ? (
              <small className={css.needed}>{t("security.consents.needed")}</small>
            ) : (
              <Button
                size="small"
                disabled={isCanvas}
                isOff={saying.isPending}
                busy={saying.isPending && saying.variables.key === consent.key && t("security.working")}
                onClick={() => saying.mutate({ key: consent.key, isGiven: !consent.isGiven })}
              >
                {t(consent.isGiven ? "security.consents.take_back" : "security.consents.give")}
                <span className="visually-hidden">: {nameOf(consent)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {history.length > 0 && (
        <details className={css.history}>
          <summary>{t("security.consents.history", { count: history.length })}</summary>
          <ol>
            {history.map((said) => (
              <li key={`${said.key} ${said.at}`}>
                <Moment at={said.at} language={language} options={day} /> – {nameOf(said)}:{" "}
                {t(said.isGiven ? "security.consents.said_yes" : "security.consents.said_no")} (
                {t("security.consents.version", { version: said.version })})
              </li>
            ))}
          </ol>
        </details>
      )}
    </AccountCard>
  );
}
