import { coinRoutes } from "./payments/coins/routes";
import { paymentMethodRoutes } from "./payments/deposits/method_routes";
import { depositRoutes } from "./payments/deposits/routes";
import { historyRoutes } from "./payments/history/routes";
import { alarmRoutes } from "./payments/office/alarm_routes";
import { officeMethodListRoutes } from "./payments/office/method_list_routes";
import { officeMethodRoutes } from "./payments/office/method_routes";
import { officeRoutes } from "./payments/office/payment_routes";
import { payoutRoutes } from "./payments/office/payout_routes";
import { payoutRequestRoutes } from "./payments/payouts/request_routes";
import { withdrawalRoutes } from "./payments/payouts/routes";
import { notificationRoutes } from "./payments/reports/notification_routes";
import { walletRoutes } from "./wallets/routes";

/** Calls of money: deposits, withdrawals, wallets, and the desk for them. */
export const moneyCalls = [
  paymentMethodRoutes,
  depositRoutes,
  withdrawalRoutes,
  payoutRequestRoutes,
  coinRoutes,
  historyRoutes,
  walletRoutes,
  payoutRoutes,
  alarmRoutes,
  officeRoutes,
  officeMethodListRoutes,
  officeMethodRoutes,
  notificationRoutes,
];
