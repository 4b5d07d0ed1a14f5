/** Of the bar around a draft, in the tokens of a theme. */
export const barStyle = `
*{box-sizing:border-box}
html,body{height:100%}
body{display:grid;grid-template-rows:auto minmax(0,1fr);height:100dvh;margin:0;background:var(--surface);color:var(--text);font:400 var(--size-14)/1.4 var(--font-text)}
header{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-2) var(--space-3);padding:var(--space-2) var(--gutter);padding-top:max(var(--space-2),env(safe-area-inset-top));background:var(--surface-shell);box-shadow:0 1px 0 var(--line);border-top:3px solid var(--accent)}
strong{padding:2px var(--space-2);border-radius:var(--radius-control);background:var(--accent);color:var(--on-accent);font-size:var(--size-12)}
p{flex:1 1 240px;min-width:0;margin:0;color:var(--text-muted);overflow-wrap:anywhere}
b{color:var(--text);font-weight:600}
output:empty{display:none}
output{flex-basis:100%;color:var(--accent-text)}
main{position:relative;display:grid;min-height:0;background:var(--surface)}
iframe{width:100%;height:100%;border:0;background:var(--surface)}
main[data-device=phone] iframe{max-width:390px}
main[data-device=tablet] iframe{max-width:820px}
main:not([data-device=desktop]) iframe{justify-self:center;box-shadow:0 0 0 1px var(--line)}
iframe.next{position:absolute;inset:0;margin:auto;visibility:hidden}
button{min-height:44px;padding:0 var(--space-4);border:0;border-radius:var(--radius-control);background:var(--surface-high);color:var(--text);font:600 var(--size-14)/1 var(--font-text);cursor:pointer}
[type=submit]{background:var(--accent);color:var(--on-accent)}
button:disabled{opacity:.6;cursor:default}
dialog{width:min(440px,calc(100vw - 2*var(--space-4)));padding:var(--space-5);border:0;border-radius:var(--radius-l);background:var(--surface-raised);color:var(--text);box-shadow:var(--edge)}
dialog::backdrop{background:rgb(0 0 0/.6)}
form{display:grid;gap:var(--space-4)}
h2{margin:0;font:600 var(--size-18)/1.3 var(--font-text)}
label{display:grid;gap:var(--space-1);color:var(--text-muted)}
input,textarea{width:100%;min-height:44px;padding:var(--space-2) var(--space-3);border:1px solid var(--line-strong);border-radius:var(--radius-control);background:var(--surface);color:var(--text);font:400 var(--size-16)/1.4 var(--font-text);resize:vertical}
[role=alert]{color:var(--danger)}
[role=alert]:empty{display:none}
@media (max-width:600px){header p{order:2;flex-basis:100%}#remark{margin-left:auto;min-height:44px}output{order:3}}
form div{display:flex;justify-content:flex-end;gap:var(--space-3)}
:focus-visible{outline:2px solid transparent;box-shadow:var(--ring)}
`;
