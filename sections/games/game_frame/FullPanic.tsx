import { useEffect } from "react";
import { useStore } from "zustand";
import PanicButton from "../../../src/features/care/breaks/PanicButton";
import { toggleFullscreen } from "../../../src/features/games/game_page/fullscreen";
import { gamePlayOf } from "../../../src/features/games/game_page/game_play";
import { useServices } from "../../../src/kit/session/services";
import css from "./GameFrame.module.css";

/** The panic button over the whole screen, where the header's is not seen; what the break means is told on the page. */
export default function FullPanic() {
  const services = useServices();
  const store = gamePlayOf(services);
  const hasBegun = useStore(services.session, ({ breakBegun }) => breakBegun !== undefined);
  useEffect(() => {
    if (hasBegun && store.getState().isFullscreen) void toggleFullscreen(store);
  }, [hasBegun, store]);
  return (
    <div className={css.panic}>
      <PanicButton />
    </div>
  );
}
