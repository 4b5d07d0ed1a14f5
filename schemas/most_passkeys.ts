/** The most passkeys that an account has. */
export const mostPasskeys = 10;
