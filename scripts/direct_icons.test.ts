import { expect, it } from "vitest";
import { withDirectIcons } from "./direct_icons";

const files = new Map([
  ["Eye", "eye"],
  ["EyeOff", "eye-off"],
  ["Command", "command"],
]);

it("imports each icon by its own file, under its own name, in as many lines", () => {
  const code = `import {\n  Command as Key,\n  Eye,\n  EyeOff,\n} from "lucide-react";\nimport { useState } from "react";\n`;
  const direct = withDirectIcons(code, files);
  expect(direct).toContain('import Key from "lucide-react/icons/command"; import Eye from "lucide-react/icons/eye";');
  expect(direct.split("\n").indexOf('import { useState } from "react";')).toBe(5);
});

it("leaves types where they are, and what else is imported", () => {
  const types = 'import type { LucideIcon } from "lucide-react";';
  expect(withDirectIcons(types, files)).toBe(types);
  expect(withDirectIcons('import { Eye, type LucideIcon } from "lucide-react";', files)).toBe(
    'import Eye from "lucide-react/icons/eye"; import type { LucideIcon } from "lucide-react";',
  );
});

it("stops where there is no such icon", () => {
  expect(() => withDirectIcons('import { Nothing } from "lucide-react";', files)).toThrow("no icon Nothing");
});
