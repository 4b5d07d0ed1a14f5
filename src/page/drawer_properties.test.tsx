// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { drawerPropertiesScript } from "./drawer_properties";

afterEach(() => vi.unstubAllGlobals());

it("registers in the head of a page, where it costs nothing, just what a drawer registers when it opens", async () => {
  const registerProperty = vi.fn<(property: { name: string }) => void>();
  vi.stubGlobal("CSS", { ...globalThis.CSS, registerProperty });
  // eslint-disable-next-line no-new-func -- as the browser runs it
  new Function(drawerPropertiesScript)();
  const inHead = registerProperty.mock.calls.flat();
  registerProperty.mockClear();
  await openFirstDrawer();
  const byDrawer = registerProperty.mock.calls.flat();
  const sorted = (properties: { name: string }[]) => properties.toSorted((a, b) => a.name.localeCompare(b.name));
  expect(byDrawer.length).toBeGreaterThan(0);
  expect(sorted(inHead)).toEqual(sorted(byDrawer));
});

/** The first of a page: a drawer registers once for all that come later. */
async function openFirstDrawer() {
  vi.resetModules();
  const [{ Drawer }, { createElement: h }, { render }] = await Promise.all([
    import("@base-ui/react/drawer"),
    import("react"),
    import("@testing-library/react"),
  ]);
  const popup = h(Drawer.Viewport, null, h(Drawer.Popup, { "aria-label": "Menu" }));
  render(h(Drawer.Root, { open: true }, h(Drawer.Portal, null, popup))).unmount();
}
