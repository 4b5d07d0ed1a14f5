import { c as string, d as __toESM, i as text, l as _regex, n as require_jsx_runtime, o as object, r as require_react, s as optional, u as safeParse } from "./ssr.mjs";
// sections/define_section.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Pairs a schema with the component it feeds: the one place where the two must agree, and the compiler checks it. */
function defineSection(schema, Component, queries = () => []) {
	function DefinedSection({ section, children, columns }) {
		const props = (0, import_react.useMemo)(() => parseProps(schema, section), [section]);
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Component, {
			props,
			root: {
				id: props.anchor,
				"data-section": section.id,
				"data-section-type": section.type
			},
			id: section.id,
			name: section.name,
			childNames: section.sections?.map(({ name }) => name) ?? [],
			columns,
			children
		});
	}
	return {
		Component: DefinedSection,
		queriesOf: (section, context) => queries(parseProps(schema, section), context)
	};
}
function parseProps(schema, section) {
	const parsed = safeParse(schema, section.props ?? {});
	if (!parsed.success) throw new InvalidProps(section, parsed.error);
	return parsed.data;
}
/** A section's props do not fit its type; the boundary around the section catches it. */
var InvalidProps = class extends Error {
	section;
	constructor(section, cause) {
		super(`Section ${section.id} (${section.type}) has invalid props.`, { cause });
		this.section = section;
	}
};
// bench/peers/apps/shared/blocks.tsx
/** The four blocks, identical for every peer that is made of React. */
function TextSection({ id, title, body, rootRef, root }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		id,
		className: "s s-text",
		ref: rootRef,
		...root,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "s-title",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: body })]
	});
}
function Banner({ id, title, subtitle, image, alt, ctaLabel, ctaHref, rootRef, root }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		id,
		className: "s s-banner",
		ref: rootRef,
		...root,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			src: image,
			alt,
			width: "320",
			height: "180"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "s-title",
				children: title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: subtitle }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: "cta",
				href: ctaHref,
				children: ctaLabel
			})
		] })]
	});
}
function Faq({ id, title, items, rootRef, root }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		id,
		className: "s s-faq",
		ref: rootRef,
		...root,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "s-title",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "faq",
			children: items.map((item, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
				open: true,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: item.question }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: item.answer })]
			}, index))
		})]
	});
}
function CardGrid({ id, title, items, rootRef, root }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		id,
		className: "s s-grid",
		ref: rootRef,
		...root,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "s-title",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "grid",
			children: items.map((item, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
				className: "card",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: item.heading }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: item.text }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						href: item.href,
						children: "Read more"
					})
				]
			}, index))
		})]
	});
}
// schemas/section_props.ts
/** What every type's props may hold besides its own (S-0.03). */
var commonProps = {
	title: optional(text(200)),
	/** The fragment that links can jump to. */
	anchor: optional(string().check(_regex(/^[A-Za-z][A-Za-z0-9_-]{0,60}$/)))
};
/** The schema of a type's props: its own and the common ones. */
var sectionProps = (shape) => object({
	...commonProps,
	...shape
});
export { TextSection as a, Faq as i, Banner as n, defineSection as o, CardGrid as r, sectionProps as t };
