// Where a Firefox is that the tests can drive: the one of `FIREFOX_PATH`, Debian's, or a Mac's. Nothing is installed for it.
import { existsSync } from "node:fs";

const places = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** The path of a Firefox, where there is one. */
export const findFirefox = () => places.find((place) => place && existsSync(place));
