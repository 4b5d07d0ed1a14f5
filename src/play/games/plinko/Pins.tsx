import { type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import { prefersNoMotion } from "../../motion";
import { placeAt } from "./fall";
import css from "./PlinkoGame.module.css";

export interface PinsHandle {
  /** Resolves when the ball has landed. */
  drop(path: readonly boolean[]): Promise<void>;
  untilFewerThan(count: number): Promise<void>;
}

interface Ball {
  path: readonly boolean[];
  start: number;
  land: () => void;
}

/** Draws pins and balls; only while balls fall does it draw on. */
export function Pins({ rows, handle }: { rows: number; handle: RefObject<PinsHandle | null> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const balls = useRef<Ball[]>([]);
  const paint = useRef<() => void>(() => {});

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    let frame = 0;
    const lit = new Map<string, number>();
    paint.current = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const observer = new ResizeObserver(() => {
      const scale = Math.min(2, window.devicePixelRatio || 1);
      element.width = Math.round(element.clientWidth * scale);
      element.height = Math.round(element.clientHeight * scale);
      paint.current();
    });
    observer.observe(element);
    const looks = new MutationObserver(() => paint.current());
    looks.observe(document.documentElement, { attributeFilter: ["data-theme", "data-scheme"] });
    return () => {
      observer.disconnect();
      looks.disconnect();
      cancelAnimationFrame(frame);
      for (const { land } of balls.current.splice(0)) land();
    };

    function draw(now: number) {
      frame = 0;
      if (!element || !context) return;
      const { width, height } = element;
      const gap = width / (rows + 2);
      const rowHeight = height / (rows + 1.4);
      const yOf = (row: number) => (row + 1.1) * rowHeight;
      const radius = Math.max(2, Math.min(gap, rowHeight) * 0.12);
      context.clearRect(0, 0, width, height);
      const still = getComputedStyle(element).color;
      const landed: Ball[] = [];
      const places = balls.current.flatMap((ball) => {
        const place = placeAt(ball.path, now - ball.start);
        if (!place) landed.push(ball);
        else if (place.row >= 0 && place.row < rows) lit.set(`${place.row} ${pinOf(ball.path, place.row)}`, now);
        return place ? [place] : [];
      });
      for (let row = 0; row < rows; row++) {
        for (let pin = 0; pin < row + 3; pin++) {
          const glow = Math.max(0, 1 - (now - (lit.get(`${row} ${pin}`) ?? -1e9)) / 260);
          context.fillStyle = glow > 0 ? `rgb(255 ${200 + 55 * (1 - glow)} ${92 + 163 * (1 - glow)})` : still;
          context.beginPath();
          context.arc(width / 2 + (pin - (row + 2) / 2) * gap, yOf(row), radius * (1 + glow * 0.7), 0, 7);
          context.fill();
        }
      }
      for (const { x, y } of places) drawBall(context, width / 2 + x * gap, yOf(y) - radius * 2.2, radius * 2.3);
      balls.current = balls.current.filter((ball) => !landed.includes(ball));
      for (const { land } of landed) land();
      if (balls.current.length > 0 || [...lit.values()].some((at) => now - at < 260)) paint.current();
    }
  }, [rows]);

  useImperativeHandle(handle, () => {
    const waiting: { count: number; go: () => void }[] = [];
    const release = () => {
      for (const one of [...waiting]) {
        if (balls.current.length >= one.count) continue;
        waiting.splice(waiting.indexOf(one), 1);
        one.go();
      }
    };
    return {
      drop(path) {
        if (prefersNoMotion()) return Promise.resolve();
        return new Promise<void>((resolve) => {
          const land = () => {
            resolve();
            queueMicrotask(release);
          };
          balls.current.push({ path, start: performance.now(), land });
          paint.current();
        });
      },
      untilFewerThan: (count) =>
        balls.current.length < count ? Promise.resolve() : new Promise((go) => waiting.push({ count, go })),
    };
  }, []);

  return <canvas ref={canvas} className={css.pins} aria-hidden="true" />;
}

/** The pin of a row that a ball hits: each turn to the right is one pin further. */
const pinOf = (path: readonly boolean[], row: number) => 1 + path.slice(0, row).filter(Boolean).length;

function drawBall(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  const shine = context.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius);
  shine.addColorStop(0, "#fff3c9");
  shine.addColorStop(0.35, "#ffc85c");
  shine.addColorStop(1, "#e0661f");
  context.fillStyle = shine;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
}
