import "./editor.css";

// The least that an editor could do: the page in a frame, one input beside it, and every change the one line of DOM that it takes.
const { html, styles } = JSON.parse(document.getElementById("content").textContent);
document.getElementById("root").innerHTML =
  `<div class="ed"><iframe id="preview"></iframe><div class="ed-side"><input name="title"></div></div>`;
const input = document.querySelector("input");
const page = document.querySelector("iframe").contentDocument;
page.open();
page.write(
  `<!doctype html><head>${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("")}<style>` +
    `body > div > section { content-visibility: auto; contain-intrinsic-size: auto 300px }` +
    `.selected { outline: 2px solid blue }</style></head><body>${html}</body>`,
);
page.close();
const list = page.body.firstElementChild;
let selected = null;
let takeBack = () => {};

const title = (section) => section.querySelector(".s-title");

page.addEventListener("pointerdown", ({ target }) => {
  selected?.classList.remove("selected");
  selected = target.closest("section");
  selected.classList.add("selected");
  input.value = title(selected).textContent;
});
input.addEventListener("input", () => {
  title(selected).textContent = input.value;
});
window.__editor = {
  move(from, to) {
    const section = list.children[from];
    const behind = section.nextElementSibling;
    list.insertBefore(section, list.children[to > from ? to + 1 : to]);
    takeBack = () => list.insertBefore(section, behind);
  },
  undo: () => takeBack(),
};
