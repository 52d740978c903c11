/**
 * The factor by which browser tests wait longer than on an idle two-core machine, between 1 and 6. The test
 * command measures it once at its start.
 */
export const patience = Number(process.env['PARLEY_PATIENCE'] ?? 1)

/** The timeout of one action or expectation, in milliseconds. A wait that succeeds does not take longer. */
export const waitMs = 30_000 * patience
