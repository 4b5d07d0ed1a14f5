import type { NavigationItem } from "../../../schemas/navigation";
import type { ControlFor } from "../../define_editor";

/** How a list of menu entries is edited (L-3.26). */
export const navigationItems = {
  control: "list",
  item: {
    control: "fields",
    fields: {
      title: { control: "text" },
      url: { control: "url" },
      iconUrl: { control: "icon" },
      items: {
        control: "list",
        item: {
          control: "fields",
          fields: { title: { control: "text" }, url: { control: "url" }, iconUrl: { control: "icon" } },
        },
        starter: { title: {}, url: "/" },
      },
      scope: { control: "select", options: ["any", "guest", "user"] },
      type: { control: "select", options: ["link", "categories"] },
      auth: { control: "toggle" },
      badge: { control: "select", options: ["promotions", "tournaments", "new"] },
    },
  },
  starter: { title: {}, url: "/" },
} satisfies ControlFor<NavigationItem[]>;
