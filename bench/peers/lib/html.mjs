const escapeJson = (json) => json.replace(/</g, "\\u003c");

/** A whole page: head, body, and the content that its script starts from. */
export function html({ assets, body = '<div id="root"></div>', content }) {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">` +
    (assets?.css ?? []).map((f) => `<link rel="stylesheet" href="${f}">`).join("") +
    (assets?.preload ?? []).map((f) => `<link rel="modulepreload" href="${f}">`).join("") +
    (assets?.entry ? `<script type="module" src="${assets.entry}"></script>` : "") +
    `</head><body>${body}` +
    (content !== undefined
      ? `<script type="application/json" id="content">${escapeJson(JSON.stringify(content))}</script>`
      : "") +
    `</body></html>`
  );
}
