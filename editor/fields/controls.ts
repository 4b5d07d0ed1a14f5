import type { ComponentType } from "react";
import { AccessField } from "./AccessField";
import { AddressesField } from "./AddressesField";
import { AmountsField } from "./AmountsField";
import { AudiencesField } from "./AudiencesField";
import { BannerField } from "./BannerField";
import { ColorField } from "./ColorField";
import { ColumnsField } from "./ColumnsField";
import { CountriesField } from "./CountriesField";
import { DateTimeField } from "./DateTimeField";
import type { ControlKind, FieldProps } from "../explain/field_props";
import { DevicesField } from "./DevicesField";
import { FieldsField } from "./FieldsField";
import { IconField } from "./IconField";
import { ImageField } from "./ImageField";
import { LinkField } from "./LinkField";
import { ListField } from "./ListField";
import { NamesField } from "./NamesField";
import { NumberField } from "./NumberField";
import { PerLanguageField } from "./PerLanguageField";
import { PickerField } from "./PickerField";
import { RichTextField } from "./RichTextField";
import { ScheduleField } from "./ScheduleField";
import { SelectField } from "./SelectField";
import { SetField } from "./SetField";
import { SliderField } from "./SliderField";
import { SourceField } from "./SourceField";
import { StringField } from "./StringField";
import { TextField } from "./TextField";
import { ToggleField } from "./ToggleField";
import { UrlField } from "./UrlField";
import { WidthsField } from "./WidthsField";

/** The component for each kind of control. */
export const controls: Record<ControlKind, ComponentType<FieldProps>> = {
  access: AccessField,
  addresses: AddressesField,
  amounts: AmountsField,
  anchor: StringField,
  audiences: AudiencesField,
  banner: BannerField,
  bonus: PickerField,
  category: PickerField,
  choice: SelectField,
  color: ColorField,
  columns: ColumnsField,
  countries: CountriesField,
  date_time: DateTimeField,
  devices: DevicesField,
  fields: FieldsField,
  game: PickerField,
  icon: IconField,
  image: ImageField,
  jackpot: PickerField,
  link: LinkField,
  list: ListField,
  long_text: TextField,
  names: NamesField,
  number: NumberField,
  page: PickerField,
  payment_method: PickerField,
  payout_method: PickerField,
  per_language: PerLanguageField,
  promotion: PickerField,
  provider: PickerField,
  rich_text: RichTextField,
  schedule: ScheduleField,
  select: SelectField,
  set: SetField,
  slider: SliderField,
  source: SourceField,
  string: StringField,
  text: TextField,
  toggle: ToggleField,
  top_category: PickerField,
  tournament: PickerField,
  url: UrlField,
  widths: WidthsField,
};
