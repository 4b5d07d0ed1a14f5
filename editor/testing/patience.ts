import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 10_000 }); // a first import of a lazy part takes its time on a busy machine
