/** How the site reaches a provider, and how both know each other. */
export interface Connection {
  /** Of its API, without a slash at the end. A function: the demo's own is known once it listens. */
  apiUrl: () => string;
  /** Sent with every call. */
  key: string;
  /** Notifications are signed with it. */
  secret: string;
  /** The origin of its pages, for a visitor who is at this address of the site. */
  pageOrigin: (siteUrl: string) => string;
  /** All of these, for the content security policy. */
  pageOrigins: () => readonly string[];
  /** What its pages call the site. */
  merchant: () => string;
}
