import { type DeviceName, deviceNames } from "../../../schemas/rule_names";
import { type ViewerKind, viewerKinds } from "../../../schemas/viewer";

/** A set of kinds is a number, one bit for each in their order. */
export const kindBit = (kind: ViewerKind) => 1 << viewerKinds.indexOf(kind);
export const allKinds = (1 << viewerKinds.length) - 1;

/** A set of devices likewise. */
export const deviceBit = (device: DeviceName) => 1 << deviceNames.indexOf(device);
export const allDevices = (1 << deviceNames.length) - 1;
/** The devices of a set, in their order. */
export const devicesIn = (devices: number) => deviceNames.filter((device) => devices & deviceBit(device));
