import { a as TextSection, o as defineSection, t as sectionProps } from "./ssr-section_props-wADFmAaL.mjs";
import { i as text, n as require_jsx_runtime, t as useText } from "./ssr.mjs";
// bench/peers/apps/foyer/sections/text/schema.ts
var schema = sectionProps({ body: text() });
// bench/peers/apps/foyer/sections/text/index.tsx
var import_jsx_runtime = require_jsx_runtime();
function Text({ props, root }) {
	const text = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextSection, {
		root,
		title: text(props.title),
		body: text(props.body)
	});
}
var text_default = defineSection(schema, Text);
export { text_default as default };
