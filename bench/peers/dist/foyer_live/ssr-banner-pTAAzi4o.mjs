import { n as Banner$1, o as defineSection, t as sectionProps } from "./ssr-section_props-wADFmAaL.mjs";
import { c as string, i as text, n as require_jsx_runtime, t as useText } from "./ssr.mjs";
// bench/peers/apps/foyer/sections/banner/schema.ts
var schema = sectionProps({
	subtitle: text(),
	image: string(),
	alt: text(),
	ctaLabel: text(),
	ctaHref: string()
});
// bench/peers/apps/foyer/sections/banner/index.tsx
var import_jsx_runtime = require_jsx_runtime();
function Banner({ props, root }) {
	const text = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Banner$1, {
		root,
		title: text(props.title),
		subtitle: text(props.subtitle),
		image: props.image,
		alt: text(props.alt),
		ctaLabel: text(props.ctaLabel),
		ctaHref: props.ctaHref
	});
}
var banner_default = defineSection(schema, Banner);
export { banner_default as default };
