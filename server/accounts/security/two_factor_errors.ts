import { HttpError } from "../../platform/api_error";

export const alreadyOn = () => new HttpError(409, "two_factor.already_on", "Two-factor authentication is on already.");
export const alreadyOff = () => new HttpError(409, "two_factor.already_off", "Two-factor authentication is off.");
