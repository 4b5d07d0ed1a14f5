import { useQuery, useQueryClient } from "@tanstack/react-query";
import { addPush, removePush, setPushOffers } from "../../../schemas/api/push";
import { getConsentHistory } from "../../../schemas/api/registration";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useApi, useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import { Button } from "../../../src/kit/ui/Button";
import { useFrame } from "../../../src/kit/ui/frame";
import { Icon } from "../../../src/kit/ui/Icon";
import { useIsInBrowser } from "../../../src/kit/ui/Moment";
import { AccountCard } from "../AccountCard";
import css from "./Consents.module.css";
import { areMessagesBlocked, canShowMessages, chooseMessages, endMessages } from "./push_device";
import { pushQuery } from "./queries";

/** Whether this browser gets messages, and whether offers are among them; nothing where the site sends none. */
export function PushCard() {
  const t = useT();
  const api = useApi();
  const client = useQueryClient();
  const frame = useFrame();
  const isInBrowser = useIsInBrowser();
  const { isCanvas } = useServices();
  const query = pushQuery({ api });
  const { data } = useQuery(query);
  const isOn = data?.endpoint !== null;
  const learn = () => client.invalidateQueries({ queryKey: query.queryKey });
  const turn = useSingleMutation({
    mutationFn: async (publicKey: string) => {
      if (!frame) return;
      if (isOn) {
        await endMessages(frame.window);
        return void (await api.call(removePush, { body: {} }));
      }
      const body = await chooseMessages(frame.window, publicKey);
      if (body) await api.call(addPush, { body });
    },
    onSuccess: learn,
  });
  const say = useSingleMutation({
    mutationFn: (isGiven: boolean) => api.call(setPushOffers, { body: { isGiven } }),
    onSuccess: () => Promise.all([learn(), client.invalidateQueries({ queryKey: [getConsentHistory.path] })]),
  });
  if (!data || data.publicKey === null) return null;
  const { publicKey, wantsOffers } = data;
  const browser = isInBrowser && !isCanvas ? frame?.window : undefined;
  const hindrance = !isOn && browser && (canShowMessages(browser) ? areMessagesBlocked(browser) && "denied" : "unsupported");
  return (
    <AccountCard
      icon={<Icon name="bell" />}
      title={t("security.push.title")}
      status={isOn ? { tone: "good", words: t("security.push.on") } : { tone: "waiting", words: t("security.push.off") }}
    >
      <p>
        {t("security.push.text")} {t("security.push.until")}
      </p>
      {(turn.isError || say.isError) && <ErrorBox>{t("security.push.failed")}</ErrorBox>}
      {hindrance ? (
        <p role="status">{t(`security.push.${hindrance}`)}</p>
      ) : (
        <div>
          <Button
            look={isOn ? "quiet" : "primary"}
            disabled={isCanvas}
            busy={turn.isPending && t("security.working")}
            onClick={() => turn.mutate(publicKey)}
          >
            {t(isOn ? "security.push.turn_off" : "security.push.turn_on")}
            <span className="visually-hidden">: {t("security.push.title")}</span>
          </Button>
        </div>
      )}
      {(isOn || wantsOffers) && (
        <div className={css.row}>
          <div className={css.about}>
            <strong>{t("security.push.offers")}</strong>
            <small>{t("security.push.offers_text")}</small>
          </div>
          <Button
            size="small"
            disabled={isCanvas}
            busy={say.isPending && t("security.working")}
            onClick={() => say.mutate(!wantsOffers)}
          >
            {t(wantsOffers ? "security.push.turn_off" : "security.push.turn_on")}
            <span className="visually-hidden">: {t("security.push.offers")}</span>
          </Button>
        </div>
      )}
    </AccountCard>
  );
}
