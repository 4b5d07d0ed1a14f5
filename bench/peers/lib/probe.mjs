// Scripts injected into the measured pages (top frame). They are serialised with toString(): no imports, no closures.

/** Player: FCP, LCP, long tasks, "last section painted". */
export function playerProbe(cfg) {
  if (window !== window.top) return;
  const p = (window.__probe = { fcp: null, lcp: null, tasks: [], painted: null, found: null });
  const obs = (type, cb) => {
    try {
      new PerformanceObserver((l) => l.getEntries().forEach(cb)).observe({ type, buffered: true });
    } catch {}
  };
  obs("paint", (e) => {
    if (e.name === "first-contentful-paint") p.fcp = e.startTime;
  });
  obs("largest-contentful-paint", (e) => {
    p.lcp = e.startTime;
  });
  let lastTask = 0;
  obs("longtask", (e) => {
    p.tasks.push([e.startTime, e.duration]);
    lastTask = e.startTime + e.duration;
  });
  const afterPaint = (cb) =>
    requestAnimationFrame(() => {
      const c = new MessageChannel();
      c.port1.onmessage = () => cb(performance.now());
      c.port2.postMessage(0);
    });
  p.done = new Promise((resolve) => {
    const poll = () => {
      if (document.querySelector(cfg.last)) {
        p.found = performance.now();
        // this rAF runs before layout+paint of the frame that contains the content; the message lands after it
        const c = new MessageChannel();
        c.port1.onmessage = () => {
          p.painted = performance.now();
          quiet();
        };
        c.port2.postMessage(0);
      } else requestAnimationFrame(poll);
    };
    // quiet: 700 ms (x cpu) without a long task and readyState complete
    const quiet = () => {
      const wait = 700 * Math.max(1, cfg.cpu / 2);
      const since = performance.now() - Math.max(lastTask, p.painted);
      if (document.readyState === "complete" && since >= wait) afterPaint(() => resolve(p));
      else setTimeout(quiet, 100);
    };
    requestAnimationFrame(poll);
  });
}

/** Editor: helpers to find preview sections, detect selection, time keystrokes/moves/undo. */
export function editorProbe(cfg) {
  if (window !== window.top) return;
  const doc = () => (cfg.frame ? (document.querySelector(cfg.frame)?.contentDocument ?? null) : document);
  const q = (sel) => doc()?.querySelector(sel) ?? null;
  const field = () =>
    [...document.querySelectorAll(cfg.field)].find((e) => e.checkVisibility() && e.getClientRects().length) ?? null; // editors may keep a hidden mobile copy
  const move = cfg.hooks.move ? new Function("return " + cfg.hooks.move)() : (editor, from, to) => editor.move(from, to);
  const p = (window.__probe = { lastAt: null, keyTs: 0, ptrTs: 0, events: [] });
  addEventListener(
    "keydown",
    (e) => {
      p.keyTs = e.timeStamp;
    },
    { capture: true },
  );
  try {
    new PerformanceObserver((l) =>
      l.getEntries().forEach((e) => {
        if (e.name.startsWith("key") || e.name === "input") p.events.push([e.name, e.duration]);
      }),
    ).observe({ type: "event", durationThreshold: 16, buffered: true });
  } catch {}
  /** asked for in a frame, it runs at its end: what an editor has queued for later, as React's scheduler does, does not run before it */
  const atItsEnd = (run) => scheduler.postTask(run, { priority: "user-blocking" });
  let isInFrame = false;
  /** the end of the frame that shows what there is: of this one, where it has begun, else of the next */
  const afterPaint = () =>
    new Promise((r) => {
      const tell = () => atItsEnd(() => r(performance.now()));
      if (isInFrame) tell();
      else requestAnimationFrame(tell);
    });
  /** resolves with performance.now() when test() is true, looked at on every DOM mutation (top doc + preview doc) and every frame */
  const until = (test, timeout = 120000) =>
    new Promise((resolve, reject) => {
      const end = performance.now() + timeout;
      let over = false;
      const check = () => {
        if (over) return;
        if (test()) {
          over = true;
          const t = performance.now();
          observers.forEach((o) => o.disconnect());
          resolve(t);
        } else if (performance.now() > end) {
          over = true;
          observers.forEach((o) => o.disconnect());
          reject(new Error("probe timeout"));
        }
      };
      const opts = {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: ["value", "class", "style", "data-selected", "aria-selected"],
      };
      const observers = [...new Set([document, doc()].filter(Boolean))].map((d) => {
        const o = new MutationObserver(check);
        o.observe(d, opts);
        return o;
      });
      const frame = () => {
        isInFrame = true;
        atItsEnd(() => (isInFrame = false));
        check();
        if (!over) requestAnimationFrame(frame);
      };
      check();
      if (!over) requestAnimationFrame(frame);
    });
  const title = (i) => q(cfg.titles[i])?.textContent;
  p.section = (i) => q(cfg.sections[i]);
  p.title = title;
  p.waitLast = () =>
    until(() => q(cfg.last)).then(async () => {
      p.lastAt = await afterPaint();
      return p.lastAt;
    });
  /** page coordinates of a preview element, through a possibly scaled iframe */
  p.point = (i) => {
    const el = q(cfg.click[i]);
    if (!el) return null;
    const win = el.ownerDocument.defaultView;
    let r = el.getBoundingClientRect();
    if (r.top < 0 || r.bottom > win.innerHeight) {
      el.scrollIntoView({ block: "center", behavior: "instant" });
      r = el.getBoundingClientRect();
    }
    let x = r.left + Math.min(40, r.width / 2),
      y = r.top + r.height / 2;
    const frame = win.frameElement;
    if (frame) {
      const fr = frame.getBoundingClientRect(),
        s = fr.width / frame.offsetWidth || 1;
      x = fr.left + x * s;
      y = fr.top + y * s;
    }
    return { x, y };
  };
  p.isSelected = (i) => field()?.value === title(i);
  p.waitSelected = (i, timeout) => until(() => p.isSelected(i), timeout);
  /** arm before a click: resolves { dom, paint } measured from the click's own timestamp */
  p.armSelect = (i) => {
    p.pending = new Promise((resolve, reject) => {
      const win = doc().defaultView;
      // on the window, so that it is there before an editor answers the same event: what it answers with is looked at once
      const on = (e) => {
        p.ptrTs = performance.now() - Math.max(0, win.performance.now() - e.timeStamp);
      };
      win.addEventListener("pointerdown", on, { capture: true, once: true });
      until(() => p.ptrTs && p.isSelected(i), 60000).then(async (t) => {
        const t0 = p.ptrTs;
        const paint = await afterPaint();
        resolve({ dom: t - t0, paint: paint - t0 });
      }, reject);
    });
    p.ptrTs = 0;
    p.pending.catch(() => {});
  };
  p.fieldPoint = () => {
    const f = field();
    f.scrollIntoView({ block: "nearest" });
    const r = f.getBoundingClientRect();
    return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
  };
  p.fieldFocused = () => document.activeElement === field();
  p.caretEnd = () => {
    const f = field();
    f.focus();
    try {
      f.setSelectionRange(f.value.length, f.value.length);
    } catch {}
  };
  p.armKey = (i, expected) => {
    p.keyTs = 0;
    p.pending = until(() => title(i) === expected, 30000).then(async (t) => {
      const t0 = p.keyTs;
      const paint = await afterPaint();
      return { dom: t - t0, paint: paint - t0 };
    });
    p.pending.catch(() => {});
  };
  const after = (a, b) => {
    const A = p.section(a),
      B = p.section(b);
    return !!A && !!B && !!(B.compareDocumentPosition(A) & 4);
  };
  const timed = async (run, test) => {
    const t0 = performance.now();
    const r = run();
    const sync = performance.now() - t0;
    const t = await until(test, 60000);
    await r;
    const paint = await afterPaint();
    return { dom: t - t0, paint: paint - t0, sync };
  };
  const api = () => window[cfg.api];
  /** moves section a (at index a) to index b > a; then undo. a and b index cfg.sections. */
  p.move = (a, b) =>
    timed(
      () => move(api(), a, b),
      () => after(a, b),
    );
  p.undoMove = (a, b) =>
    timed(
      () => api().undo(),
      () => !!p.section(a) && !!p.section(b) && !after(a, b),
    );
  p.isAfter = after;
}
export const inject = (fn, cfg) => `(${fn.toString()})(${JSON.stringify(cfg)})`;
