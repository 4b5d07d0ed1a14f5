// @vitest-environment jsdom
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RichText } from "./RichText";

const html = (source: string) =>
  renderToStaticMarkup(<RichText html={source} className="x" />).replace(/^<div class="[^"]*">|<\/div>$/g, "");

it.each([
  [
    "keeps what is allowed",
    "<p>Play <strong>well</strong></p><ul><li>One</li><li>Two</li></ul>",
    "<p>Play <strong>well</strong></p><ul><li>One</li><li>Two</li></ul>",
  ],
  ["keeps text without any element", "18+ &amp; terms &lt;3", "18+ &amp; terms &lt;3"],
  ["keeps links of this site", '<a href="/terms">Terms</a>', '<a href="/terms">Terms</a>'],
  [
    "shields the page from what a link opens",
    '<a href="https://a.example" target="_blank">A</a>',
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">A</a>',
  ],
  ["closes a paragraph before a block, as browsers do", "<p>A<ul><li>B</ul>", "<p>A</p><ul><li>B</li></ul>"],
  ["ends inline elements before a block", "<p><b>A<h2>B</h2></b></p>", "<p><b>A</b></p><h2>B</h2>"],
  ["does not nest links", '<a href="/a">A<a href="/b">B</a></a>', '<a href="/a">A</a><a href="/b">B</a>'],
  ["ends an item at the next one", "<ol><li>A<li>B</ol>", "<ol><li>A</li><li>B</li></ol>"],
  [
    "keeps lists inside items",
    "<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>",
    "<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>",
  ],
  ["leaves the text of unknown elements", "<marquee>Win <blink>now</blink></marquee>", "Win now"],
  ["shows a lone angle bracket", "5 < 7 > 3", "5 &lt; 7 &gt; 3"],
])("%s (D-31)", (_, source, expected) => expect(html(source)).toBe(expected));

const vectors = [
  "<script>alert(1)</script>",
  "<ScRiPt src=//evil.example></sCrIpT>",
  "<<script>script>alert(1)<</script>/script>",
  "<img src=x onerror=alert(1)>",
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  "<svg><script>alert(1)</script></svg>",
  "<svg/onload=alert(1)>",
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "<style>@import 'javascript:alert(1)'</style>",
  "<!--><script>alert(1)</script>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<form action=javascript:alert(1)><input type=submit formaction=javascript:alert(1)>",
  "<a href='x' href='javascript:alert(1)'>x</a>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<p id=__proto__ class=constructor>x</p>",
  "<base href=//evil.example><object data=javascript:alert(1)><embed src=javascript:alert(1)>",
];

const allowedTags = /^(P|H2|H3|H4|H5|H6|DIV|UL|OL|LI|BLOCKQUOTE|PRE|HR|BR|A|STRONG|B|EM|I|U|S|SMALL|SUB|SUP|CODE|MARK|SPAN)$/;

/** Puts the markup into a page, as a browser would, and names what may not be there. */
function offences(source: string) {
  const page = new DOMParser().parseFromString(
    `<div id="root">${renderToStaticMarkup(<RichText html={source} />)}</div>`,
    "text/html",
  );
  const elements = [...(page.querySelector("#root > div")?.querySelectorAll("*") ?? [])];
  return elements.flatMap((element) => [
    ...(allowedTags.test(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes].filter(({ name, value }) => !isHarmless(name, value)).map(({ name, value }) => `${name}=${value}`),
  ]);
}

const isHarmless = (name: string, value: string) =>
  (name === "href" && /^(?:\/(?![/\\])|[?#]|https?:\/\/|mailto:|tel:)/i.test(value)) ||
  (name === "target" && value === "_blank") ||
  name === "rel";

it.each(vectors)("lets nothing of %j run (S-0.08)", (source) => expect(offences(source)).toEqual([]));

it("lets nothing run of any mixture of such pieces (S-0.08)", () => {
  const pieces = fc.constantFrom(
    ...vectors,
    "<",
    ">",
    '"',
    "'",
    "</",
    "<p>",
    "</p>",
    "<a href=",
    "javascript:",
    "<!--",
    "-->",
    "&lt;",
    "\0",
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 12 }),
      (parts) => offences(parts.join("")).length === 0,
    ),
    { numRuns: 500 },
  );
});

it("nests as a browser nests, so that hydration finds what it expects", () => {
  const tags = fc.constantFrom(
    "p",
    "ul",
    "li",
    "a href=/x",
    "b",
    "em",
    "h2",
    "blockquote",
    "div",
    "span",
    "h5",
    "br",
    "hr",
    "pre",
    "ol",
  );
  const piece = fc.oneof(
    tags.map((tag) => `<${tag}>`),
    tags.map((tag) => `</${tag.split(" ")[0]}>`),
    fc.constant("word"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
      const markup = renderToStaticMarkup(<RichText html={parts.join("")} />);
      expect(
        new DOMParser()
          .parseFromString(markup, "text/html")
          .body.innerHTML.replaceAll("<br>", "<br/>")
          .replaceAll("<hr>", "<hr/>"),
      ).toBe(markup);
    }),
    { numRuns: 500 },
  );
});

it("reads hostile input in time that grows with its length only", () => {
  const start = performance.now();
  for (const piece of ['<a "', "<a '", "<", "<!--", "<p>", "&#", "<a href=x "]) html(piece.repeat(20_000 / piece.length));
  expect(performance.now() - start).toBeLessThan(5_000);
});
