import { useEffect, useRef } from "react";
import { BrowserRouter, NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { Navigation } from "./navigation";

/** The router beside the page instead of above it: its contexts change at every step, and sections must not notice. */
export function RouterBridge({ navigation }: { navigation: Navigation }) {
  return (
    <BrowserRouter>
      <Bridge navigation={navigation} />
    </BrowserRouter>
  );
}

function Bridge({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate();
  const place = useLocation();
  const kind = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => navigation.connect(navigate), [navigation, navigate]);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else void navigation.arrive(place, kind === NavigationType.Pop);
  }, [navigation, place, kind]);

  return null;
}
