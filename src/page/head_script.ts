import { drawerPropertiesScript } from "./drawer_properties";
import { latePicturesScript } from "./late_pictures";

/** What runs in the head of every page with scripts, before there is a body. */
export const headScript = `${latePicturesScript};${drawerPropertiesScript}`;
