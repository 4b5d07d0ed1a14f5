// @vitest-environment jsdom
import { Component, memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import { expect, it } from "vitest";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { behaviourIn } from "./behaviour_in";

const words = createStore(() => "Words");
const others = createStore(() => "Others");

const Still = () => {
  const [title] = useState("A title");
  return <p title={title}>Words</p>;
};
const Effect = () => {
  useEffect(() => {});
  return <p />;
};
const Layout = memo(function Layout() {
  useLayoutEffect(() => {});
  return null;
});
class Mounted extends Component {
  override componentDidMount() {}
  override render() {
    return <Still />;
  }
}
const Follower = ({ store }: { store: typeof words }) => <p>{useStore(store)}</p>;
const FollowerWithEffect = () => {
  const value = useStore(words);
  useEffect(() => {}, [value]);
  return <p>{value}</p>;
};
const Ref = () => <p ref={useRef(null)} />;
const deep = (
  <ul>
    <li>
      <button type="button" onClick={() => {}} />
    </li>
  </ul>
);

it.each([
  ["nothing of what only shows", <Still key="" />, []],
  ["handlers, however deep", deep, ["<button> has onClick"]],
  ["an action of a form", <form key="" action={() => {}} />, ["<form> has action"]],
  ["effects", <Effect key="" />, ["Effect has an effect"]],
  ["effects of what draws nothing", <Layout key="" />, ["Layout has an effect"]],
  ["effects of classes", <Mounted key="" />, ["Mounted has an effect"]],
  ["what follows a store", <Follower key="" store={others} />, ["Follower follows a store"]],
  ["nothing in what may follow a store", <Follower key="" store={words} />, []],
  ["an effect beside a store that may be followed", <FollowerWithEffect key="" />, ["FollowerWithEffect has an effect"]],
  ["refs", <Ref key="" />, ["<p> has a ref"]],
])("finds %s", async (_, content, expected) => {
  const around = (inside: (content: React.ReactNode) => React.ReactNode) => <main onClick={() => {}}>{inside(content)}</main>;
  expect(await behaviourIn(around, { stores: [words] })).toEqual(expected);
});

it("leaves out components that are fine without their code", async () => {
  expect(await behaviourIn((inside) => inside([<Effect key="a" />, <Ref key="b" />]), { components: [Effect] })).toEqual([
    "<p> has a ref",
  ]);
});
