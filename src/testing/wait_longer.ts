import { configure } from "@testing-library/react";

/** What a test waits for (a part's code, an answer) may take a while on a busy machine; what is there at once costs no more. */
configure({ asyncUtilTimeout: 10_000 });
