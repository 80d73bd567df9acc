/** The environment of what is measured: Node reads these certificates at each start, which takes longer than a look-up. */
export const PLAIN_ENVIRONMENT = { ...process.env, NODE_EXTRA_CA_CERTS: undefined };
