// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useCallback, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { type Path, setIn } from "../core/set_in";
import { createTestWorkplace } from "../testing/workplace";
import { page } from "../testing/build";
import { controls } from "./controls";
import { FieldServicesProvider } from "./field_context";
import type { FieldProps } from "../explain/field_props";
import { Fields } from "./FieldsField";

afterEach(cleanup);

const fields = {
  one: { control: "string" },
  two: { control: "string" },
  inside: { control: "fields", fields: { three: { control: "string" } } },
} as const;

it("renders the field that is typed into, and no other", async () => {
  const rendered: string[] = [];
  const Counted = (props: FieldProps) => {
    rendered.push(props.label);
    return <controls.string {...props} />;
  };
  const { t, api } = createTestWorkplace(page());
  const services = {
    t,
    api,
    language: "en" as const,
    upload: () => Promise.reject(new Error()),
    goesOnWith: () => null,
    sectionNames: () => [],
    controls: { ...controls, string: Counted },
  };

  function Page() {
    const [props, setProps] = useState<unknown>({ one: "", two: "b", inside: { three: "c" } });
    const change = useCallback((value: unknown, at: Path = []) => setProps((before: unknown) => setIn(before, at, value)), []);
    return <Fields fields={fields} value={props} issues={[]} path={["props"]} type={null} onChange={change} />;
  }
  render(
    <FieldServicesProvider value={services}>
      <Page />
    </FieldServicesProvider>,
  );
  rendered.length = 0;
  await userEvent.setup().type(screen.getByLabelText("One"), "ab");
  expect(rendered).toEqual(["One", "One"]);
});
