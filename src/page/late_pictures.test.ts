// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { latePicturesScript } from "./late_pictures";

afterEach(() => {
  document.dispatchEvent(new Event("DOMContentLoaded")); // what ends the script's looking
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

/** A browser that says what is near; `loading` is not in jsdom. */
function run() {
  const options: unknown[] = [];
  let tell: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {};
  const watched = new Set<Element>();
  const looked: Element[] = [];
  class Observer {
    constructor(callback: typeof tell, given: unknown) {
      tell = callback;
      options.push(given);
    }
    observe = (element: Element) => void watched.add(element);
    unobserve = (element: Element) => void watched.delete(element);
  }
  Object.defineProperty(HTMLImageElement.prototype, "loading", {
    configurable: true,
    get(this: Element) {
      looked.push(this);
      return this.getAttribute("loading") ?? "auto";
    },
  });
  vi.stubGlobal("IntersectionObserver", Observer);
  // eslint-disable-next-line no-new-func -- as the browser runs it
  new Function(latePicturesScript)();
  return { options, watched, looked, comesNear: (target: Element) => tell([{ isIntersecting: true, target }]) };
}

const picture = (name: string) => document.querySelector(`img[alt="${name}"]`) as HTMLImageElement;
const addresses = (name: string) => [picture(name).getAttribute("src"), picture(name).getAttribute("srcset")];

it("takes the address of a lazy picture in the first HTML away until a tenth of it is within 100 px (L-4.62, L-9.27)", async () => {
  const { options, comesNear } = run();
  document.body.innerHTML = `<img alt="far" loading="lazy" src="/a" srcset="/a?w=96 96w"><img alt="hero" loading="eager" src="/b">`;
  await vi.waitFor(() => expect(addresses("far")).toEqual([null, null]));
  expect(addresses("hero")).toEqual(["/b", null]);
  expect(options).toEqual([{ rootMargin: "100px", scrollMargin: "100px", threshold: 0.1 }]);
  comesNear(picture("far"));
  expect(addresses("far")).toEqual(["/a", "/a?w=96 96w"]);
});

it("leaves a picture alone that got another address meanwhile", async () => {
  const { comesNear } = run();
  document.body.innerHTML = `<img alt="far" loading="lazy" src="/a">`;
  await vi.waitFor(() => expect(addresses("far")).toEqual([null, null]));
  picture("far").setAttribute("src", "/new");
  comesNear(picture("far"));
  expect(addresses("far")).toEqual(["/new", null]);
});

it("holds what streams in later too, until the whole page is there", async () => {
  const { watched } = run();
  document.body.innerHTML = `<div><img alt="one" loading="lazy" src="/1"></div>`;
  await vi.waitFor(() => expect(watched.size).toBe(1));
  document.body.insertAdjacentHTML("beforeend", `<img alt="two" loading="lazy" src="/2">`);
  await vi.waitFor(() => expect(addresses("two")).toEqual([null, null]));
  document.dispatchEvent(new Event("DOMContentLoaded"));
  document.body.insertAdjacentHTML("beforeend", `<img alt="three" loading="lazy" src="/3">`);
  await Promise.resolve();
  expect([watched.size, addresses("three")]).toEqual([2, ["/3", null]]);
});

it("looks at each picture once, however much of a long page comes after it, and at what comes with the end too", async () => {
  const { looked } = run();
  const comes = (name: string) => document.body.insertAdjacentHTML("beforeend", `<p><img alt="${name}" src="/${name}"></p>`);
  comes("one");
  await vi.waitFor(() => expect(looked).toEqual([picture("one")]));
  comes("two");
  await vi.waitFor(() => expect(looked).toEqual([picture("one"), picture("two")]));
  comes("three");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(looked).toEqual([picture("one"), picture("two"), picture("three")]);
});
