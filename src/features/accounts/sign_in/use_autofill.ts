import { type AnimationEvent, useState } from "react";

/**
 * Whether the browser has filled the form in by itself. Until somebody touches the page it tells no script with what, so that
 * the fields seem to be empty: a form must not keep its button from being pressed then. `autofilled` is an animation that the
 * form's styles give to such fields.
 */
export function useAutofill() {
  const [isFilled, setIsFilled] = useState(false);
  const attributes = {
    onAnimationStart: ({ animationName }: AnimationEvent) => {
      if (animationName.includes("autofilled")) setIsFilled(true);
    },
  };
  return { isFilled, attributes };
}
