import { expect, it } from "vitest";
import { actionIcons } from "../../parts/action_icons";
import { actions } from "./actions";

it("has an icon for each action that stands in a list, and for no other", () => {
  const listed = actions.filter(({ name, isKeyOnly }) => !isKeyOnly && !name.startsWith("persona.play_")).map(({ name }) => name);
  expect(Object.keys(actionIcons).sort()).toEqual(listed.sort());
});
