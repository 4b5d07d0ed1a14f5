import { useInstall } from "../../../src/features/install/use_install";
import { useT, useText } from "../../../src/session/hooks";
import { useServices } from "../../../src/session/services";
import { Button } from "../../../src/ui/Button";
import { Icon } from "../../../src/ui/Icon";
import { SectionHead } from "../../../src/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "./InstallButton.module.css";
import type { Props } from "./schema";

/** Installs the site; there only while the browser offers that (S-2.84, L-1.18), and always where pages are arranged. */
export function InstallButton({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const { isCanvas } = useServices();
  const { isOffered, start, dialog } = useInstall();
  const isShown = isOffered || isCanvas;
  return (
    <div {...root} className={isShown ? css.section : css.nothing}>
      {isShown && (
        <>
          <SectionHead title={text(props.title)} />
          <Button look="primary" onClick={start}>
            <Icon name="smartphone" size={18} />
            {text(props.text) || t("install.button")}
          </Button>
        </>
      )}
      {dialog}
    </div>
  );
}
