import { expect, it } from "vitest";
import { areBrowserKeys, encryptMessage, mostBytes } from "./encrypt_message";
import { isPushService } from "./push_services";

const browser = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

it("encrypts as the example of RFC 8291 does (D-21)", () => {
  const salt = Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url");
  const privateKey = Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url");
  expect(encryptMessage("When I grow up, I want to be a watermelon", browser, { salt, privateKey }).toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

it("encrypts what fits into one record of a push service, and nothing longer", () => {
  expect(encryptMessage("x".repeat(mostBytes), browser)).toHaveLength(4_096);
  expect(() => encryptMessage("x".repeat(mostBytes + 1), browser)).toThrow(RangeError);
});

it.each([
  ["a point of another curve", { ...browser, p256dh: "BCVxsr7N" }],
  ["a short secret", { ...browser, auth: "BTBZ" }],
  ["no keys", { p256dh: "", auth: "" }],
])("takes %s for no keys of a browser", (_, keys) => expect(areBrowserKeys(keys)).toBe(false));

const services = ["https://fcm.googleapis.com", "https://*.notify.windows.com"];
it.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://db5p.notify.windows.com/w/?token=abc", true],
  ["https://notify.windows.com.evil.example/", false],
  ["https://evilnotify.windows.com/", false],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/", false],
  ["https://fcm.googleapis.com@10.0.0.1/", false],
  ["https://user@fcm.googleapis.com/", false],
  ["http://169.254.169.254/latest/meta-data", false],
  ["no address", false],
])("whether %s is a push service that messages are taken to: %s", (endpoint, expected) => {
  expect(isPushService({ services }, endpoint)).toBe(expected);
});
