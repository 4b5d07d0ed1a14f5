import type { TFunction } from "i18next";
import { type ComponentType, createContext, use } from "react";
import type { Language } from "../../schemas/text";
import type { Viewer } from "../../schemas/viewer";
import type { Asset } from "../../schemas/api/assets";
import type { Api } from "../../src/kit/api/api";
import type { TranslatedText } from "../../src/layout/translations/translation_states";
import type { Path } from "../core/set_in";
import type { ControlKind, FieldProps } from "../explain/field_props";

/** What fields need besides their value; stays the same object while somebody types. */
export interface FieldServices {
  t: TFunction;
  /** The language of the editor. */
  language: Language;
  api: Api;
  upload: Upload;
  /** The component for each kind of control; here, since some of them hold others. */
  controls: Record<ControlKind, ComponentType<FieldProps>>;
  /** What the canvas shows in the place of a value that is not valid; null where it shows none. */
  goesOnWith: (path: Path) => { value: unknown } | null;
  /** What a field is for, in words, where the label does not say it. */
  hintOf?: (path: Path) => string | undefined;
  /** What an entry of a list is called by that has no title of its own. */
  itemNameOf?: (item: unknown) => string | undefined;
  /** The names of the page's sections. */
  sectionNames: () => readonly string[];
}

/** Sends a picture to the library; `onProgress` is told the part that has gone, from 0 to 1. Fails with `ApiError`. */
export type Upload = (file: File, onProgress: (part: number) => void) => Promise<Asset>;

/** What fields look at together. */
export interface FieldView {
  /** The language whose texts are shown. */
  contentLanguage: Language;
  setContentLanguage: (language: Language) => void;
  /** The persona: single banners say whether it sees them. */
  viewer: Viewer;
  /** The field that shall take the focus: lists open what leads there. */
  focus: Path | null;
}

/** What is left of the values that a section began with. */
export interface FieldSamples {
  /** The paths of fields that nobody has looked at, joined by dots. */
  paths: ReadonlySet<string>;
  /** Says of a field's value that it is right. */
  keep: (path: Path) => void;
}

const SamplesContext = createContext<FieldSamples | null>(null);
export const FieldSamplesProvider = SamplesContext.Provider;
export const useFieldSamples = () => use(SamplesContext);

/** How far the translations of the shown texts are. */
export interface FieldTranslations {
  /** By the paths of fields, joined by dots. */
  byPath: ReadonlyMap<string, Pick<TranslatedText, "states" | "was">>;
  /** Says that the text in the chosen language is right for the English of today. */
  confirm: (path: Path) => void;
}

const TranslationsContext = createContext<FieldTranslations | null>(null);
export const FieldTranslationsProvider = TranslationsContext.Provider;
export const useFieldTranslations = () => use(TranslationsContext);

const ServicesContext = createContext<FieldServices | null>(null);
const ViewContext = createContext<FieldView | null>(null);
const OwnerContext = createContext("");

export const FieldServicesProvider = ServicesContext.Provider;
export const FieldViewProvider = ViewContext.Provider;
export const FieldOwnerProvider = OwnerContext.Provider;

export function useFieldServices(): FieldServices {
  const services = use(ServicesContext);
  if (!services) throw new Error("Rendered outside of FieldServicesProvider");
  return services;
}

export function useFieldView(): FieldView {
  const view = use(ViewContext);
  if (!view) throw new Error("Rendered outside of FieldViewProvider");
  return view;
}

/** Whose fields they are: controls that remember something, such as an open item, begin again for another. */
export const useFieldOwner = () => use(OwnerContext);

export const useT = () => useFieldServices().t;
