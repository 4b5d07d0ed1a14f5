import { memo, type ReactNode } from "react";
import type { PaymentMethod } from "../../../../../schemas/payments";
import { useLanguage, useSettings, useT, useUser } from "../../../../kit/session/hooks";
import { usePageAddress } from "../../../../kit/session/use_page_address";
import { EmptyState } from "../../../../kit/ui/EmptyState";
import { familyIcon } from "../../../../kit/ui/family_icon";
import { formatDate } from "../../../../kit/ui/format";
import { Icon } from "../../../../kit/ui/Icon";
import { CurrencyIcon } from "../../../../kit/ui/CurrencyIcon";
import { type MethodEntry, methodShelves, type MethodShelf, methodsOfGroup, iconOf } from "../deposit_methods";
import { durationWords, methodBits, roundMoney } from "../method_words";
import { CashierBody } from "../parts/CashierFrame";
import { MethodGroup, MethodRow } from "../parts/MethodRow";
import css from "./MethodStep.module.css";

interface ListProps {
  methods: readonly PaymentMethod[];
  /** Only those under this title. */
  group: string | null;
  isGrouped?: boolean;
  onGroup: (title: string) => void;
  onChoose: (method: PaymentMethod) => void;
}

interface Props extends ListProps {
  before?: ReactNode;
  /** What is said of this step. */
  notice?: ReactNode;
  /** It is kept for whoever comes back from a later step. */
  isAway?: boolean;
}

/** The step of the cashier that asks how somebody pays (C-2.06). */
export const MethodStep = ({ isAway = false, ...props }: Props) => (
  <CashierBody isAway={isAway}>
    <Methods {...props} />
  </CashierBody>
);

/** Rendered again when what it shows changes, and not with each step. */
const Methods = memo(function Methods({ before, notice, group, ...props }: Omit<Props, "isAway">) {
  const t = useT();
  return (
    <>
      {before}
      {notice}
      {group === null && (
        <div className={css.lede}>
          <h3>{t("cashier.methods.title")}</h3>
          {props.methods.every(isFree) && <p>{t("cashier.methods.free")}</p>}
        </div>
      )}
      {group === null && <FirstDepositNote />}
      <MethodList group={group} {...props} />
      {group === null && <DocumentsNote />}
    </>
  );
});

/** What keeps play safe is said before the first deposit, in every market. */
function FirstDepositNote() {
  const t = useT();
  const addressOf = usePageAddress();
  const user = useUser();
  if (!user || user.depositCount > 0) return null;
  return (
    <p className={css.documents}>
      {t("deposit.first.text")} <a href={addressOf("limits")}>{t("deposit.way.limits")}</a>
      {" · "}
      <a href={addressOf("responsible_gaming")}>{t("deposit.first.help")}</a>
    </p>
  );
}

/** What a payout will need is said before the first deposit, to whom it may come as news. */
function DocumentsNote() {
  const t = useT();
  const addressOf = usePageAddress();
  const { withdrawalConditions } = useSettings();
  const user = useUser();
  if (!user || user.depositCount > 0 || user.kycStatus === "APPROVED" || !withdrawalConditions.kyc) return null;
  return (
    <p className={css.documents}>
      {t("deposit.documents.text")} <a href={addressOf("verification")}>{t("deposit.way.documents")}</a>
    </p>
  );
}

const isFree = ({ deposit }: PaymentMethod) => !deposit || (deposit.feeFixed === 0 && deposit.feePercent === 0);

/** The ways to pay, the likeliest first. */
export function MethodList({ methods, group, isGrouped = true, onGroup, onChoose }: ListProps) {
  const t = useT();
  if (methods.length === 0) {
    return (
      <EmptyState icon={<Icon name="wallet" size={28} />} title={t("cashier.methods.none")}>
        {t("cashier.methods.none_text")}
      </EmptyState>
    );
  }
  if (group !== null) {
    return (
      <MethodGroup>
        {methodsOfGroup(methods, group).map((method) => (
          <Row key={method.id} method={method} onChoose={onChoose} />
        ))}
      </MethodGroup>
    );
  }
  return methodShelves(methods, { isGrouped }).map((shelf) => (
    <Shelf key={shelf.shelf} {...shelf} onGroup={onGroup} onChoose={onChoose} />
  ));
}

function Shelf({ shelf, entries, onGroup, onChoose }: MethodShelf & Pick<ListProps, "onGroup" | "onChoose">) {
  const t = useT();
  const title = t(`cashier.shelf.${shelf}`);
  const isCoins = shelf === "crypto" && entries.every((entry) => entry.kind === "method" && entry.method.isCrypto);
  if (isCoins) return <Coins title={title} entries={entries} onChoose={onChoose} />;
  return (
    <MethodGroup title={title}>
      {entries.map((entry) =>
        entry.kind === "method" ? (
          <Row key={entry.method.id} method={entry.method} isLast={shelf === "last"} onChoose={onChoose} />
        ) : (
          <GroupRow key={entry.title} {...entry} onGroup={onGroup} />
        ),
      )}
    </MethodGroup>
  );
}

function Row({ method, isLast, onChoose }: { method: PaymentMethod; isLast?: boolean; onChoose: ListProps["onChoose"] }) {
  const t = useT();
  const language = useLanguage();
  const date =
    isLast && method.lastUsedAt && formatDate(method.lastUsedAt, language, { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <MethodRow
      title={method.title}
      icon={iconOf(method)}
      bits={methodBits(method, method.deposit, { t, language })}
      badge={date}
      isTinted={isLast ?? false}
      isOff={method.absence !== null}
      onChoose={() => onChoose(method)}
    />
  );
}

function GroupRow({ title, methods, onGroup }: Extract<MethodEntry, { kind: "group" }> & Pick<ListProps, "onGroup">) {
  const t = useT();
  const language = useLanguage();
  const [first] = methods;
  const least = methods.flatMap(({ deposit }) => (deposit ? [deposit.minAmount] : [])).sort((one, other) => one - other)[0] ?? 0;
  const from = roundMoney(least, first?.currency ?? "EUR", language);
  const isOneCurrency = methods.every(({ currency }) => currency === first?.currency);
  return (
    <MethodRow
      title={title}
      icon={first ? familyIcon[first.family] : "layers"}
      bits={[
        { text: t("cashier.methods.ways", { count: methods.length }) },
        ...(isOneCurrency ? [{ text: t("cashier.methods.from", { amount: from }) }] : []),
      ]}
      onChoose={() => onGroup(title)}
    />
  );
}

/** Coins are tiles, with the usual time in place of a price. */
function Coins({
  title,
  entries,
  onChoose,
}: {
  title: string;
  entries: readonly MethodEntry[];
  onChoose: ListProps["onChoose"];
}) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className={css.shelf}>
      <h4 className={css.shelfTitle}>
        {title} <span>{t("cashier.methods.network_fee")}</span>
      </h4>
      <ul className={css.coins}>
        {entries.flatMap((entry) =>
          entry.kind === "method"
            ? [
                <li key={entry.method.id}>
                  <button type="button" className={css.coin} onClick={() => onChoose(entry.method)}>
                    <CurrencyIcon code={entry.method.currency} size={32} />
                    <b>{entry.method.title}</b>
                    <small>{entry.method.deposit && durationWords(entry.method.deposit.minutes, { t, language })}</small>
                  </button>
                </li>,
              ]
            : [],
        )}
      </ul>
    </div>
  );
}
