import { expect, it } from "vitest";
import * as z from "zod/mini";
import { schema as carousel } from "./banner_carousel/schema";
import { schema as carousel3d } from "./banner_carousel3d/schema";
import { schema as cube } from "./banner_cube/schema";
import { schema as flip } from "./banner_flip/schema";

it.each(Object.entries({ carousel, carousel3d, cube, flip }))(
  "slides of %s go on every 6000 ms where nothing else is set (C-9.10)",
  (_, { shape }) => {
    expect(z.parse(shape.autoplayMs, undefined)).toBe(6000);
  },
);
