/**
 * How many times longer than on an idle two-core machine the browser tests wait, between 1 and 6. The test
 * command measures it once at its start.
 */
export const patience = Number(process.env['PARLEY_PATIENCE'] ?? 1)

/** How long one action or expectation may take, in milliseconds. A wait that succeeds takes no longer for it. */
export const waitMs = 30_000 * patience
