import { zodResolver } from "@hookform/resolvers/zod";
import { loginBody } from "../../../../schemas/sign_in_name";

export const checkLogin = zodResolver(loginBody);
