import { o as defineSection, r as CardGrid, t as sectionProps } from "./ssr-section_props-wADFmAaL.mjs";
import { a as array, c as string, i as text, n as require_jsx_runtime, o as object, t as useText } from "./ssr.mjs";
// bench/peers/apps/foyer/sections/grid/schema.ts
var schema = sectionProps({ items: array(object({
	heading: text(),
	text: text(),
	href: string()
})) });
// bench/peers/apps/foyer/sections/grid/index.tsx
var import_jsx_runtime = require_jsx_runtime();
function Grid({ props, root }) {
	const text = useText();
	const items = props.items.map((item) => ({
		heading: text(item.heading),
		text: text(item.text),
		href: item.href
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardGrid, {
		root,
		title: text(props.title),
		items
	});
}
var grid_default = defineSection(schema, Grid);
export { grid_default as default };
