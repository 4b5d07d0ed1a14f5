import { type ComponentProps, Fragment, type ReactNode, use, useEffect, useRef, useState } from "react";
import { useLanguage, useT, useUser } from "../../../../kit/session/hooks";
import { useBreak } from "../../../../kit/session/use_break";
import { useHasPage, usePageAddress } from "../../../../kit/session/use_page_address";
import { afterPaint } from "../../../../kit/ui/after_paint";
import { useFrame } from "../../../../kit/ui/frame";
import { ArrowLeft, X } from "../../../../kit/ui/icons";
import { Money } from "../../../../kit/ui/Money";
import { useWithdrawAddress } from "../../withdrawal/use_withdraw_address";
import { useCloseCashier } from "../visit";
import css from "./CashierFrame.module.css";
import { CashierSheet } from "./cashier_sheet";
import { useKeyboardRoom } from "./use_keyboard_room";

export interface CashierStep {
  name: string;
  /** What was chosen, or that it is to be chosen now. */
  value?: ReactNode;
  state: "done" | "now" | "next";
}

interface Props {
  /** What the section's outermost element carries. */
  root: ComponentProps<"section">;
  tab: "deposit" | "withdraw";
  title: ReactNode;
  /** Changes with each step, and takes the focus to its title. */
  stepKey: string;
  /** It came in the place of another step's frame, so that its first title takes the focus too. */
  isNext?: boolean;
  steps?: readonly CashierStep[];
  /** Missing at the first step. */
  onBack?: (() => void) | undefined;
  /** Something stands over all tabs: an exclusion, a result. */
  withoutTabs?: boolean;
  /** What stays in sight below what scrolls. */
  foot?: ReactNode;
  formVersion?: 1 | 2;
  /** The step brings its own `CashierBody`. */
  isBare?: boolean;
  /** A step's own `CashierBody` that stays where others follow it, away then: the step back to it shows what is there. */
  kept?: ReactNode;
  children: ReactNode;
}

/** What stands around every step of paying in and out: title, balance, close, tabs and where one is (C-2.01 to C-2.04). */
export function CashierFrame({
  root,
  tab,
  title,
  stepKey,
  isNext = false,
  steps,
  onBack,
  withoutTabs,
  foot,
  formVersion = 2,
  isBare,
  kept,
  children,
}: Props) {
  const t = useT();
  const language = useLanguage();
  const wallet = useUser()?.userWallet;
  const isOnBreak = useBreak() !== null;
  const sheet = use(CashierSheet);
  const close = useCloseCashier(sheet);
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = useKeyboardRoom<HTMLElement>();
  const view = useFrame()?.window;
  const shown = useRef(isNext ? null : stepKey);
  const [first] = useState(stepKey);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && stepKey !== first) setMoved(true);

  useEffect(() => {
    if (shown.current === stepKey || !view) return;
    const pressed = view.document.activeElement;
    if (pressed instanceof view.HTMLElement && pressed.closest("[hidden]")) pressed.blur(); // at once, as what is taken out loses it: a dialog that holds the focus looks then
    const focused = view.document.activeElement;
    return afterPaint(view, () => {
      shown.current = stepKey;
      const dialog = sheet && whole.current?.closest("[role=dialog]");
      const { activeElement } = view.document;
      if (activeElement !== focused && activeElement !== dialog) return; // who was quicker keeps their place; a sheet takes what is lost with a button
      heading.current?.focus({ preventScroll: true }); // makes the browser lay the page out at once, where it does it for the frame anyway
      if (dialog) dialog.scrollTo({ top: 0 }); // why it is open stands above the cashier
      else heading.current?.scrollIntoView({ block: "nearest" }); // whoever had scrolled in the step before begins this one at its title
    });
  }, [sheet, stepKey, whole, view]);

  return (
    <section
      {...root}
      ref={whole}
      className={css.cashier}
      data-deep={onBack ? "" : undefined}
      data-moved={hasMoved ? "" : undefined}
      data-form-version={formVersion}
      data-sheet={sheet ? "" : undefined}
    >
      <header className={css.head}>
        {onBack && (
          <button type="button" className={css.icon} aria-label={t("cashier.back")} onClick={onBack}>
            <ArrowLeft size={20} />
          </button>
        )}
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className={css.end}>
          {wallet && (
            <p className={css.balance}>
              <small>{t("cashier.balance")}</small>
              <b data-private="">
                <Money amount={wallet.totalAmount} currency={wallet.currencyCode} language={language} />
              </b>
            </p>
          )}
          {!sheet && (
            <button type="button" className={css.icon} aria-label={t("cashier.close")} onClick={close}>
              <X size={20} />
            </button>
          )}
        </div>
      </header>
      {!withoutTabs && !isOnBreak && !sheet && <Tabs tab={tab} />}
      {steps && <Steps steps={steps} />}
      {kept}
      {isBare ? (
        <Fragment key={stepKey}>{children}</Fragment>
      ) : (
        <CashierBody key={stepKey} foot={foot}>
          {children}
        </CashierBody>
      )}
    </section>
  );
}

interface BodyProps {
  foot?: ReactNode;
  /** Nobody sees it or comes to it, and it keeps its layout (`kept`). */
  isAway?: boolean;
  children: ReactNode;
}

/** What a step shows, and below it what stays in sight; for steps whose foot belongs to a form of their own (`isBare`). */
export const CashierBody = ({ foot, isAway = false, children }: BodyProps) => (
  <>
    <div className={css.body} hidden={isAway}>
      {children}
    </div>
    {foot && <footer className={css.foot}>{foot}</footer>}
  </>
);

function Tabs({ tab }: { tab: Props["tab"] }) {
  const t = useT();
  const addressOf = usePageAddress();
  const hasPage = useHasPage();
  const withdraw = useWithdrawAddress();
  const here = (name: Props["tab"]) => (name === tab ? ("page" as const) : undefined);
  if (!hasPage("deposit") || !hasPage("withdraw")) return null; // there is nothing to choose
  return (
    <nav className={css.tabs} aria-label={t("cashier.tabs")}>
      <a href={addressOf("deposit")} aria-current={here("deposit")}>
        {t("cashier.deposit")}
      </a>
      <a href={withdraw} aria-current={here("withdraw")}>
        {t("cashier.withdraw")}
      </a>
    </nav>
  );
}

const Steps = ({ steps }: { steps: readonly CashierStep[] }) => (
  <ol className={css.steps}>
    {steps.map(({ name, value, state }, place) => (
      <li key={name} data-state={state} aria-current={state === "now" ? "step" : undefined}>
        {place + 1} {name}
        {value && <b>{value}</b>}
      </li>
    ))}
  </ol>
);
