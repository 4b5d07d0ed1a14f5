import { useDesk } from "../desk_place";
import { Chip } from "../list/parts";

/** A tab's name, and how many problems its fields have. */
export function TabLabel({ name, problems }: { name: string; problems: number }) {
  const { t } = useDesk();
  return (
    <>
      {name}
      {problems > 0 && (
        <>
          {" "}
          <Chip tone="bad">
            <span aria-hidden="true">{problems}</span>
            <span className="visually-hidden">{t("promotion.problems", { count: problems })}</span>
          </Chip>
        </>
      )}
    </>
  );
}
