/** In development the site's own Vite serves the sources of a page. */
export const withSources = (html: string, site: string, main: string) =>
  html.replace(
    /<script type="module" src="[^"]*"><\/script>/,
    `<script type="module">import { injectIntoGlobalHook } from "${site}/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>
<script type="module" src="${site}/${main}"></script>`,
  );

/** The same machine's name, at a sandbox's port. */
export function besides(origin: string, port: number): string {
  const url = URL.parse(origin) ?? new URL("http://localhost");
  return `${url.protocol}//${url.hostname}:${port}`;
}

/** A demo without an address of its own is looked at by any name of its machine. */
export const anyName = (port: number) => [`http://*:${port}`, `https://*:${port}`];

/** Whether another process of the same demo listens there. */
export const isSameSandbox = (port: number, name: string) =>
  fetch(`http://127.0.0.1:${port}/about`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => ((await answer.json()) as { key?: string }).key === name,
    () => false,
  );
