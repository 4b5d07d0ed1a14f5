import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import type { LucideIcon } from "lucide-react";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Keys } from "./Keys";
import { keepTabInside } from "../../src/kit/ui/keep_tab_inside";
import css from "./Palette.module.css";
import popups from "./popups.module.css";
import { useGivenBack } from "./use_given_back";

export interface PaletteEntry {
  id: string;
  words: string;
  detail?: string | undefined;
  icon: LucideIcon;
  keys?: string | undefined;
}

interface Group<Entry> {
  name: string;
  items: readonly Entry[];
}

interface Props<Entry> {
  title: string;
  /** What can be typed. */
  hint: string;
  closeLabel: string;
  typed: string;
  onTyped: (typed: string) => void;
  groups: readonly Group<Entry>[];
  /** Its words as they are shown; else as they are. */
  wordsOf?: (entry: Entry) => ReactNode;
  onChoose: (entry: Entry) => void;
  onClose: () => void;
  /** Below the list: that it is on its way or empty, and its keys. */
  children: ReactNode;
}

/** A list in groups that is found by typing and chosen from by keys or pointer. */
export function Palette<Entry extends PaletteEntry>({
  title,
  hint,
  closeLabel,
  typed,
  onTyped,
  groups,
  wordsOf = ({ words }) => words,
  onChoose,
  onClose,
  children,
}: Props<Entry>) {
  const finalFocus = useGivenBack(true);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={popups.scrim} />
        <Dialog.Popup className={css.palette} aria-label={title} onKeyDown={keepTabInside} finalFocus={finalFocus}>
          <Autocomplete.Root
            items={groups}
            mode="none"
            inline
            open
            autoHighlight="always"
            keepHighlight
            value={typed}
            onValueChange={(value, { reason }) => reason !== "item-press" && onTyped(value)}
            itemToStringValue={({ words }: Entry) => words}
          >
            <div className={css.search}>
              <Search size={16} aria-hidden="true" />
              <Autocomplete.Input
                className={css.input}
                aria-label={title}
                placeholder={hint}
                spellCheck={false}
                maxLength={100}
              />
              <Dialog.Close className={css.close}>
                <span className="visually-hidden">{closeLabel}</span>
                <Keys keys="Esc" />
              </Dialog.Close>
            </div>
            <Autocomplete.List className={css.list}>
              {(group: Group<Entry>) => (
                <Autocomplete.Group key={group.name} items={group.items}>
                  <Autocomplete.GroupLabel className={css.heading}>{group.name}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: Entry) => (
                      <Autocomplete.Item
                        key={`${group.name} ${entry.id}`}
                        value={entry}
                        className={css.item}
                        onClick={() => onChoose(entry)}
                      >
                        <entry.icon size={16} aria-hidden="true" />
                        <span className={css.words}>
                          {wordsOf(entry)}
                          {entry.detail && <span className={css.detail}>{entry.detail}</span>}
                        </span>
                        {entry.keys && <Keys keys={entry.keys} />}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            {children}
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
