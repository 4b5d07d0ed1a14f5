import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const needsDocument = (file: TestSpecification) => readFileSync(file.moduleId, "utf8").startsWith("// @vitest-environment jsdom");

/**
 * Test files that need a document come one after another, then the others: a worker is kept, with all modules that it has
 * loaded, only as long as the next file wants the same environment.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const withDocument = new Set(sorted.filter(needsDocument));
    return [...withDocument, ...sorted.filter((file) => !withDocument.has(file))];
  }
}
