/** How a passkey may sign, by the numbers of COSE: ECDSA with P-256, EdDSA, RSA. */
export const passkeyAlgorithms = [-7, -8, -257];
