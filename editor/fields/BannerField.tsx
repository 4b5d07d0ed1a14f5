import { Disclosure } from "./Disclosure";
import { useT } from "./field_context";
import { Fields } from "./FieldsField";
import { FieldGroup } from "./FieldFrame";
import { type AnyControl, type FieldProps, isRecord } from "../explain/field_props";

/** What a banner shows, in the parts in which it is edited. */
export const bannerParts = {
  words: {
    bannerTitle: { control: "text" },
    bannerTitleSecondary: { control: "text" },
    bannerDescription: { control: "rich_text" },
    bannerTerms: { control: "rich_text" },
  },
  button: {
    bannerCtaText: { control: "text" },
    bannerCtaLink: { control: "url" },
    bannerCtaLinkAuth: { control: "url" },
  },
  pictures: {
    bannerImageUrl: { control: "image" },
    bannerSmallImageUrl: { control: "image" },
    bannerImageForegroundUrl: { control: "image" },
  },
  look: {
    bannerBackgroundColor: { control: "color" },
    bannerVariant: { control: "string" },
    bannerType: { control: "string" },
  },
} as const satisfies Record<string, Record<string, AnyControl>>;

const source = { bannerKey: { control: "promotion" } } as const;
const ruleFallbacks = { isVisible: true, access: "any" };

/** The rules of a single banner. Its countries are under its own word, where they are not under everyone's (L-3.18). */
const rulesOf = (banner: unknown): Record<string, AnyControl> => ({
  isVisible: { control: "toggle" },
  access: { control: "access" },
  audiences: { control: "audiences" },
  [countriesKeyOf(banner)]: { control: "countries" },
  devices: { control: "devices" },
  schedule: { control: "schedule" },
});

export const countriesKeyOf = (item: unknown) => (isRecord(item) && "countries" in item ? "countries" : "bannerContentSettings");

/** A banner: a promotion's, or its own fields, or both, where its own win (L-3.16 to L-3.18). */
export function BannerField({ value, onChange, label, issues, path }: FieldProps) {
  const t = useT();
  const shared = { value, onChange, issues, path, type: null };
  const rules = rulesOf(value);
  const own = issues.filter((issue) => issue.path.length === 0);
  const countOf = (names: readonly string[]) =>
    names.filter((name) => isRecord(value) && value[name] !== undefined).length || undefined;
  return (
    <FieldGroup label={label} path={path} issues={own} kind="banner">
      <Fields {...shared} fields={source} />
      {Object.entries(bannerParts).map(([name, fields]) => (
        <Disclosure
          key={name}
          title={t(`fields.banner.${name}`)}
          aside={countOf(Object.keys(fields))}
          isOpenAtFirst={name === "words"}
          within={path}
          names={Object.keys(fields)}
        >
          <Fields {...shared} fields={fields} />
        </Disclosure>
      ))}
      <Disclosure title={t("fields.banner.rules")} aside={countOf(Object.keys(rules))} within={path} names={Object.keys(rules)}>
        <Fields {...shared} fields={rules} fallback={isRecord(value) ? ruleFallbacks : undefined} />
      </Disclosure>
    </FieldGroup>
  );
}
