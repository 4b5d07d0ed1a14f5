// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { useLayoutEffect, useRef } from "react";
import { afterEach, expect, it } from "vitest";
import { page, section } from "../../testing/build";
import { createTestWorkplace, InWorkplace } from "../../testing/workplace";
import { Settled } from "./Settled";

afterEach(cleanup);

const [one, two] = [section("blank#One"), section("blank#Two")];

/** Renders one section, then another, and answers what each commit showed: of which section the fields were, and whether they were to be seen. */
function walk(focusField: string[] | null, isQuick = false) {
  const workplace = createTestWorkplace(page(one, two));
  workplace.workbench.setState({ focusField });
  const commits: string[] = [];
  function Seen({ id }: { id: string }) {
    const at = useRef<HTMLSpanElement>(null);
    useLayoutEffect(() => {
      commits.push(at.current?.closest("[data-arriving]") ? `${id} unseen` : id);
    });
    return <span ref={at} />;
  }
  const at = (shown: typeof one) => (
    <InWorkplace workplace={workplace}>
      <Settled section={shown} isQuick={isQuick}>
        {({ id }) => <Seen id={id} />}
      </Settled>
    </InWorkplace>
  );
  const { rerender } = render(at(one));
  commits.length = 0;
  act(() => rerender(at(two)));
  return commits;
}

it("fields of the section before are never seen under the name of the next, and its own follow (issue 18)", () => {
  expect(walk(null)).toEqual(["One unseen", "Two"]);
});

it("where a jump to a field waits, the fields come at once", () => {
  expect(walk(["props", "title"])[0]).toBe("Two");
});

it("fields that are made in no time are in the very commit that shows the selection, which is the only one (issue 18: it answers at once)", () => {
  expect(walk(null, true)).toEqual(["Two"]);
});
