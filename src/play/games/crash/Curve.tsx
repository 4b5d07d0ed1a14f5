import { useEffect, useRef } from "react";
import type { Flight } from "../../../../schemas/play/crash";
import { growth, multiplierAt, timeOf } from "../../rules/crash";
import { prefersNoMotion } from "../../motion";
import css from "./CrashGame.module.css";

interface Props {
  flight: Flight;
  serverNow: () => number;
  write: (hundredths: number) => string;
}

const points = 72;
/** So much of the flight is in view at least. */
const [leastMs, leastMultiplier] = [7_000, 1.9];
const stillMs = 250;

/** The number, and the curve behind it, which always fills the view. Both are drawn by themselves: nothing else renders with them. */
export function Curve({ flight, serverNow, write }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const latest = useRef({ flight, serverNow, write });
  useEffect(() => void (latest.current = { flight, serverNow, write }));
  useEffect(() => {
    const element = canvas.current;
    const number = text.current;
    const context = element?.getContext("2d");
    if (!element || !number || !context) return;
    const isQuiet = prefersNoMotion();
    const style = getComputedStyle(element); // of the scheme that is worn while it is read
    let [width, height, frame, drawnAt] = [0, 0, 0, -Infinity];
    const resize = () => {
      const scale = Math.min(2, devicePixelRatio);
      [width, height] = [element.clientWidth, element.clientHeight];
      [element.width, element.height] = [Math.round(width * scale), Math.round(height * scale)];
      context.setTransform(scale, 0, 0, scale, 0, 0);
    };
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    resize();

    const draw = (now: number) => {
      frame = requestAnimationFrame(draw);
      if (isQuiet && now - drawnAt < stillMs) return;
      drawnAt = now;
      const { flight, serverNow, write } = latest.current;
      const isOver = flight.crashAt !== null;
      const ms = isOver ? timeOf(flight.crashAt ?? 100) : Math.max(0, serverNow() - flight.startsAt);
      const written = write(isOver ? (flight.crashAt ?? 100) : multiplierAt(ms));
      if (number.textContent !== written) number.textContent = written;
      const color = style.getPropertyValue(isOver ? "--loss" : "--go"); // none in a frame that is taken away
      if (color && !isQuiet) drawCurve(context, { width, height, ms, color });
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return (
    <>
      <canvas ref={canvas} className={css.curve} aria-hidden="true" />
      <p ref={text} className={css.number} data-crashed={flight.crashAt !== null || undefined} aria-hidden="true">
        {write(flight.crashAt ?? 100)}
      </p>
    </>
  );
}

interface View {
  width: number;
  height: number;
  ms: number;
  color: string;
}

function drawCurve(context: CanvasRenderingContext2D, { width, height, ms, color }: View): void {
  context.clearRect(0, 0, width, height);
  if (ms <= 0) return;
  const top = Math.max(leastMultiplier, Math.exp(growth * ms));
  const [left, right, up, down] = [0, width * 0.9, height * 0.22, height - 14];
  const at = (moment: number): [number, number] => [
    left + (moment / Math.max(leastMs, ms)) * (right - left),
    down - ((Math.exp(growth * moment) - 1) / (top - 1)) * (down - up),
  ];
  context.beginPath();
  for (let index = 0; index <= points; index++) context.lineTo(...at((index / points) * ms));
  const [x, y] = at(ms);
  context.lineWidth = 4;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = color;
  context.shadowColor = color;
  context.shadowBlur = 18;
  context.stroke();
  context.shadowBlur = 0;
  context.lineTo(x, height);
  context.lineTo(left, height);
  context.closePath();
  const fill = context.createLinearGradient(0, y, 0, height);
  fill.addColorStop(0, color);
  fill.addColorStop(1, "transparent");
  context.globalAlpha = 0.2;
  context.fillStyle = fill;
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(x, y, 8, 0, 7);
  context.fillStyle = "#fff";
  context.fill();
}
