import type { Transport } from "../../../src/api/api";

/** Lets reading through and answers everything else itself: nothing is sent, played or paid from the canvas. */
export const readOnly =
  (transport: Transport): Transport =>
  (request) =>
    request.method === "GET"
      ? transport(request)
      : Promise.resolve({ status: 409, body: { message: "Nothing is sent from the canvas.", code: "canvas.not_sent" } });
