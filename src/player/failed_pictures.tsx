import { createRoot } from "react-dom/client";
import { components } from "../../sections/components";
import type { SectionLoader } from "../../sections/section_loader";
import { hasFailed, NoPicture } from "../kit/ui/Picture";
import css from "../kit/ui/Picture.module.css";

const loaders: Record<string, SectionLoader> = components;

/** Says in the place of pictures that did not come that they did not, where no code of a section would (L-4.63). */
export function markFailedPictures(page: ParentNode, text: string) {
  for (const picture of page.querySelectorAll("img")) {
    const type = picture.closest<HTMLElement>("[data-section-type]")?.dataset["sectionType"] ?? "";
    if (!hasFailed(picture) || !picture.alt || !loaders[type]?.isStatic) continue;
    const box = document.createElement("span");
    box.style.display = "contents";
    const className = picture.className.replace(css.picture ?? "", "").trim();
    picture.replaceWith(box);
    createRoot(box).render(<NoPicture text={text} className={className} />);
  }
}
