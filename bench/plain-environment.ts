/**
 * The environment of measured programs, without additional certificates: Node.js would read them at
 * each start, which takes longer than a look-up.
 */
export const PLAIN_ENVIRONMENT = { ...process.env, NODE_EXTRA_CA_CERTS: undefined };
