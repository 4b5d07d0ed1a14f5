import { FormDialog, type FormDialogProps } from "../../parts/FormDialog";
import { useDesk } from "../desk_place";
import { failureKey } from "./failure_key";
import css from "./list.module.css";

type Props = Omit<FormDialogProps, "t" | "className" | "refusal"> & Partial<Pick<FormDialogProps, "refusal">>;

/** A form in a dialog of the desk. */
export function DeskDialog(props: Props) {
  const { t } = useDesk();
  return <FormDialog t={t} className={css.form} refusal={(error) => t(failureKey(error))} {...props} />;
}
