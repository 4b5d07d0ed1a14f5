import { useQuery, useQueryClient } from "@tanstack/react-query";
import { dataExportPath, getDataExport, requestDataExport } from "../../../schemas/api/data_export";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useApi, useLanguage, useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { Moment } from "../../../src/kit/ui/Moment";
import { AccountCard } from "../AccountCard";

const askAgainMs = 2_000;

/** All that is kept about the player as a file: asked for, made, downloaded. */
export function DataCard() {
  const t = useT();
  const language = useLanguage();
  const api = useApi();
  const client = useQueryClient();
  const { isCanvas } = useServices();
  const known = useQuery({
    ...api.query(getDataExport, { query: {} }),
    refetchInterval: ({ state }) => (state.data?.dataExport && state.data.dataExport.readyAt === null ? askAgainMs : false),
  });
  const ask = useSingleMutation({
    mutationFn: () => api.call(requestDataExport, { body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: [getDataExport.path] }),
  });
  const made = known.data?.dataExport;
  const isMaking = made?.readyAt === null;
  return (
    <AccountCard icon={<Icon name="file-text" />} title={t("security.data.title")}>
      <p>{t("security.data.text")}</p>
      <div aria-live="polite">
        {isMaking && <p>{t("security.data.making")}</p>}
        {made?.expiresAt && (
          <p>
            {t("security.data.until")} <Moment at={made.expiresAt} language={language} options={{ dateStyle: "long" }} />
          </p>
        )}
      </div>
      {(ask.isError || known.isError) && <ErrorBox>{t("security.data.failed")}</ErrorBox>}
      {made?.readyAt && (
        <ButtonLink look="primary" href={dataExportPath} download="">
          {t("security.data.download")}
        </ButtonLink>
      )}
      <Button disabled={isCanvas} busy={(ask.isPending || isMaking) && t("security.data.making")} onClick={() => ask.mutate()}>
        {t(made?.readyAt ? "security.data.again" : "security.data.request")}
      </Button>
    </AccountCard>
  );
}
