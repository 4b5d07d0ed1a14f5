import { i as Faq$1, o as defineSection, t as sectionProps } from "./ssr-section_props-wADFmAaL.mjs";
import { a as array, i as text, n as require_jsx_runtime, o as object, t as useText } from "./ssr.mjs";
// bench/peers/apps/foyer/sections/faq/schema.ts
var schema = sectionProps({ items: array(object({
	question: text(),
	answer: text()
})) });
// bench/peers/apps/foyer/sections/faq/index.tsx
var import_jsx_runtime = require_jsx_runtime();
function Faq({ props, root }) {
	const text = useText();
	const items = props.items.map(({ question, answer }) => ({
		question: text(question),
		answer: text(answer)
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Faq$1, {
		root,
		title: text(props.title),
		items
	});
}
var faq_default = defineSection(schema, Faq);
export { faq_default as default };
