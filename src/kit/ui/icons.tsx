import type { SVGProps } from "react";
import sprite from "./icons.svg";

interface Props extends Omit<SVGProps<SVGSVGElement>, "ref"> {
  /** In pixels. */
  size?: number;
}

/** One icon of the sprite: drawings cost a visitor no JavaScript. Without words of its own it is hidden from screen readers. */
export function drawIcon(name: string, { size = 24, strokeWidth = 2, ...rest }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      aria-hidden={rest["aria-label"] ? undefined : "true"}
      {...rest}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

const draw = (name: string) => (props: Props) => drawIcon(name, props);

// After adding one: npm run icons
export const ArrowDownWideNarrow = /* @__PURE__ */ draw("arrow-down-wide-narrow");
export const ArrowUpNarrowWide = /* @__PURE__ */ draw("arrow-up-narrow-wide");
export const CalendarDays = /* @__PURE__ */ draw("calendar-days");
export const ArrowLeft = /* @__PURE__ */ draw("arrow-left");
export const ArrowDown = /* @__PURE__ */ draw("arrow-down");
export const Check = /* @__PURE__ */ draw("check");
export const ChevronDown = /* @__PURE__ */ draw("chevron-down");
export const ChevronLeft = /* @__PURE__ */ draw("chevron-left");
export const ChevronRight = /* @__PURE__ */ draw("chevron-right");
export const CircleAlert = /* @__PURE__ */ draw("circle-alert");
export const CircleCheck = /* @__PURE__ */ draw("circle-check");
export const Clock = /* @__PURE__ */ draw("clock");
export const Copy = /* @__PURE__ */ draw("copy");
export const Download = /* @__PURE__ */ draw("download");
export const ExternalLink = /* @__PURE__ */ draw("external-link");
export const Eye = /* @__PURE__ */ draw("eye");
export const EyeOff = /* @__PURE__ */ draw("eye-off");
export const Flag = /* @__PURE__ */ draw("flag");
export const Gamepad2 = /* @__PURE__ */ draw("gamepad-2");
export const Globe = /* @__PURE__ */ draw("globe");
export const Heart = /* @__PURE__ */ draw("heart");
export const History = /* @__PURE__ */ draw("history");
export const ImageOff = /* @__PURE__ */ draw("image-off");
export const LifeBuoy = /* @__PURE__ */ draw("life-buoy");
export const Info = /* @__PURE__ */ draw("info");
export const Lock = /* @__PURE__ */ draw("lock");
export const LogOut = /* @__PURE__ */ draw("log-out");
export const Mail = /* @__PURE__ */ draw("mail");
export const RectangleHorizontal = /* @__PURE__ */ draw("rectangle-horizontal");
export const Maximize = /* @__PURE__ */ draw("maximize");
export const Menu = /* @__PURE__ */ draw("menu");
export const MessageCircle = /* @__PURE__ */ draw("message-circle");
export const Minimize = /* @__PURE__ */ draw("minimize");
export const Monitor = /* @__PURE__ */ draw("monitor");
export const Moon = /* @__PURE__ */ draw("moon");
export const Pause = /* @__PURE__ */ draw("pause");
export const PencilRuler = /* @__PURE__ */ draw("pencil-ruler");
export const Play = /* @__PURE__ */ draw("play");
export const Plus = /* @__PURE__ */ draw("plus");
export const Hourglass = /* @__PURE__ */ draw("hourglass");
export const Pencil = /* @__PURE__ */ draw("pencil");
export const OctagonX = /* @__PURE__ */ draw("octagon-x");
export const Phone = /* @__PURE__ */ draw("phone");
export const RotateCw = /* @__PURE__ */ draw("rotate-cw");
export const Printer = /* @__PURE__ */ draw("printer");
export const Search = /* @__PURE__ */ draw("search");
export const SearchX = /* @__PURE__ */ draw("search-x");
export const SendHorizontal = /* @__PURE__ */ draw("send-horizontal");
export const ShieldCheck = /* @__PURE__ */ draw("shield-check");
export const ShieldOff = /* @__PURE__ */ draw("shield-off");
export const SlidersHorizontal = /* @__PURE__ */ draw("sliders-horizontal");
export const Smartphone = /* @__PURE__ */ draw("smartphone");
export const Sun = /* @__PURE__ */ draw("sun");
export const Tablet = /* @__PURE__ */ draw("tablet");
export const TicketPercent = /* @__PURE__ */ draw("ticket-percent");
export const TicketX = /* @__PURE__ */ draw("ticket-x");
export const Trash = /* @__PURE__ */ draw("trash-2");
export const TriangleAlert = /* @__PURE__ */ draw("triangle-alert");
export const Undo = /* @__PURE__ */ draw("undo-2");
export const UserPlus = /* @__PURE__ */ draw("user-plus");
export const X = /* @__PURE__ */ draw("x");
