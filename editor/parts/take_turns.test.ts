import { expect, it } from "vitest";
import { createTurns } from "./take_turns";

it("lets the first begin alone, then a few at a time, in their order", () => {
  const begun: string[] = [];
  const takeTurn = createTurns(2);
  const end = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, takeTurn(() => begun.push(name))]));
  expect(begun).toEqual(["a"]);
  end["a"]?.();
  expect(begun).toEqual(["a", "b", "c"]);
  end["a"]?.(); // a turn ends once
  expect(begun).toEqual(["a", "b", "c"]);
  end["b"]?.();
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

it("forgets who gives up before their turn", () => {
  const begun: string[] = [];
  const takeTurn = createTurns(1);
  const end = Object.fromEntries(["a", "b", "c"].map((name) => [name, takeTurn(() => begun.push(name))]));
  end["b"]?.();
  end["a"]?.();
  expect(begun).toEqual(["a", "c"]);
});
