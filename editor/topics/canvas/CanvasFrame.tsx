import { MonitorX } from "lucide-react";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import FrameComponent, { useFrame } from "react-frame-component";
import themes from "../../../src/kit/themes/index.css?url";
import type { Frame } from "../../../src/kit/ui/frame";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import { usePersona, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Canvas.module.css";
import { mirrorStyles } from "../../parts/site/mirror_styles";
import { paintPlainly } from "./paint_plainly";

/** How long the frame may take before somebody is told. */
const patience = 10_000;

interface Props {
  style: CSSProperties;
  scale: number;
  children: (frame: Frame) => ReactNode;
}

const document = `<!doctype html><html><head><meta charset="utf-8"><base target="_blank"></head><body><div id="root"></div></body></html>`;

/** A document of its own for the page, with the site's stylesheets, the persona's look and nothing of the editor's. */
export function CanvasFrame({ style, scale, children }: Props) {
  const t = useT();
  const { canvas } = useWorkplace();
  const [attempt, setAttempt] = useState(0);
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    setIsLate(false);
    const timer = setTimeout(() => setIsLate(canvas.getState().frame === null), patience);
    return () => clearTimeout(timer);
  }, [attempt, canvas]);

  return (
    <>
      <FrameComponent
        key={attempt}
        title={t("canvas.frame")}
        className={css.frame}
        style={style}
        initialContent={document}
        mountTarget="#root"
        dangerouslyUseDocWrite // into the document that a frame begins with: one that is loaded comes after the editor's first frames
        head={<link rel="stylesheet" href={themes} />}
        ref={(iframe) => canvas.setState({ iframe })}
      >
        <FrameBody scale={scale} onReady={() => setIsLate(false)}>
          {children}
        </FrameBody>
      </FrameComponent>
      {isLate && (
        <div className={css.late}>
          <EmptyNote
            icon={<MonitorX size={18} />}
            title={t("canvas.late_title")}
            actions={
              <Button look="fill" onClick={() => setAttempt(attempt + 1)}>
                {t("canvas.reload")}
              </Button>
            }
          >
            {t("canvas.late_lead")}
          </EmptyNote>
        </div>
      )}
    </>
  );
}

function FrameBody({ scale, onReady, children }: { scale: number; onReady: () => void; children: (frame: Frame) => ReactNode }) {
  const { canvas } = useWorkplace();
  const { theme, scheme, language, layout } = usePersona();
  const inner = useFrame();
  const [frame] = useState(() => inner as Frame); // inside the frame its window is always there

  useEffect(() => {
    const stop = mirrorStyles(window.document, frame.document);
    paintPlainly(frame);
    canvas.setState({ frame });
    onReady();
    return () => {
      stop();
      canvas.setState({ frame: null, selection: [], columns: [], hovered: null, ghosts: [] });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the frame becomes ready once
  }, [canvas, frame]);

  useEffect(() => {
    const { documentElement } = frame.document;
    Object.assign(documentElement.dataset, { theme, scheme, layout, menu: "open" });
    documentElement.lang = language;
    documentElement.style.setProperty("--canvas-scale", String(scale));
  }, [frame, theme, scheme, language, layout, scale]);

  return children(frame);
}
