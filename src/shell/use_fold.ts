import { type MouseEvent, useId, useState } from "react";
import { useLeaveRail } from "./use_leave_rail";

/** What an entry of the side menu unfolds: rendered from the first time on, open from the start where the visitor stands in it. */
export function useFold(isOpenAtFirst: boolean) {
  const id = useId();
  const leaveRail = useLeaveRail();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [isRendered, setIsRendered] = useState(isOpenAtFirst);
  function handleClick({ currentTarget }: MouseEvent<HTMLElement>) {
    const wasInRail = leaveRail(currentTarget);
    setIsRendered(true);
    setIsOpen((before) => wasInRail || !before);
  }
  const button = { "aria-expanded": isOpen, "aria-controls": isRendered ? id : undefined, onClick: handleClick };
  return { id, isOpen, isRendered, button };
}
