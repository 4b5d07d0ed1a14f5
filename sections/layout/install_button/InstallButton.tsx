import { useInstall } from "../../../src/features/site/install/use_install";
import { useT, useText } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { Button } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
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
