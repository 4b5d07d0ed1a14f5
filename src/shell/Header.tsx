import { memo, Suspense } from "react";
import { LostPart, LostPlace } from "../features/common/asked_part/LostPart";
import { lazyPart } from "../kit/lazy/lazy_part";
import { Menu, Search } from "../kit/ui/icons";
import { usePreferences, useSettings, useT } from "../kit/session/hooks";
import { setPreference } from "../kit/session/preferences";
import { useServices } from "../kit/session/services";
import { useFrame } from "../kit/ui/frame";
import { AccountMenu } from "./AccountMenu";
import { AuthButtons } from "./AuthButtons";
import { CountryName } from "./CountryName";
import "./GameBar.module.css"; // the server's HTML needs it before its code comes
import css from "./Header.module.css";
import { DrawerButton } from "./DrawerButton";
import { LanguageSelect } from "./LanguageSelect";
import { Logo } from "./Logo";
import { Navigation } from "./Navigation";
import { partOfMenu, useOpenMenu } from "./open_menu";
import { SchemeSwitch } from "./SchemeSwitch";
import { SearchField } from "../features/games/game_search/SearchField";
import { prepareSheet } from "./open_sheet_part";
import { LostPanic, PanicPlace } from "./PanicPlace";
import { useBreak } from "../kit/session/use_break";
import { usePageKind } from "./page_kind";

const GameBar = lazyPart(() => import("./GameBar"), "games", "lucky_pick");

/** The code of the header of games, which phones and tablets show. */
export const loadGameBar = GameBar.load;

/** What stands above every page (L-2.53 to L-2.57). */
export function Header() {
  const { navigationLayout } = useSettings();
  const kind = usePageKind();
  const isBasic = navigationLayout === "basic";
  if (useBreak() !== null) return <BreakHeader />;
  return (
    <header className={css.header} data-layout={navigationLayout} data-page={kind}>
      {kind === "game" && <BarOfGame />}
      <LostPanic />
      <div className={css.inner}>
        {!isBasic && <RailButton />}
        <SheetButton menu="navigation" />
        <Logo />
        {isBasic && <Navigation layout="basic" />}
        {isBasic ? (
          <noscript className={css.search}>
            <SearchField />
          </noscript>
        ) : (
          <div className={css.search}>
            <SearchField hasShortcut />
          </div>
        )}
        <div className={css.end}>
          <div className={css.country}>
            <CountryName />
          </div>
          {isBasic && (
            <div className={css.language}>
              <LanguageSelect place="header" />
            </div>
          )}
          <div className={css.scheme}>
            <SchemeSwitch />
          </div>
          <PanicPlace />
          <SheetButton menu="search" />
          <div className={css.auth}>
            <AuthButtons />
          </div>
          <AccountMenu />
          <DrawerButton />
        </div>
      </div>
    </header>
  );
}

/** Rendered once: rendering it again before its code is there would make React throw the server's HTML away. */
const BarOfGame = memo(() => (
  <>
    <Suspense fallback={<LostPlace part={GameBar} className={css.lost} />}>
      <GameBar />
    </Suspense>
    <LostPart part={GameBar} buttons="[data-game-bar] button" />
  </>
));

/** Of who is signed in for their withdrawal alone: nothing that leads to play (D-44). */
function BreakHeader() {
  return (
    <header className={css.header} data-layout="basic">
      <div className={css.inner}>
        <Logo />
        <div className={css.end}>
          <div className={css.language}>
            <LanguageSelect place="header" />
          </div>
          <div className={css.scheme}>
            <SchemeSwitch />
          </div>
        </div>
      </div>
    </header>
  );
}

/** Opens the side menu, or folds it to a rail; remembered, so that the server renders it (L-4.32). */
function RailButton() {
  const t = useT();
  const frame = useFrame();
  const { preferences } = useServices();
  const isOpen = usePreferences().menu === "open";
  const handleClick = () => frame && setPreference(preferences, frame.document, "menu", isOpen ? "rail" : "open");
  return (
    <button
      type="button"
      className={css.rail}
      aria-label={t("shell.menu")}
      aria-expanded={isOpen}
      aria-controls="side-menu"
      onClick={handleClick}
    >
      <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

const sheetIcons = { navigation: Menu, search: Search };

/** Opens the menu or the search over the page, where there is no room beside it. */
function SheetButton({ menu }: { menu: "navigation" | "search" }) {
  const t = useT();
  const { open, toggle } = useOpenMenu();
  const Icon = sheetIcons[menu];
  return (
    <button
      type="button"
      className={menu === "navigation" ? css.burger : css.find}
      aria-label={t(menu === "navigation" ? "shell.menu" : "shell.search")}
      aria-expanded={open === menu}
      onClick={({ currentTarget }) => toggle(menu, currentTarget)}
      {...prepareSheet(menu)}
      {...partOfMenu}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
