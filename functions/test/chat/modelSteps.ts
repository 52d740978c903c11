/** The number of actions in a random test; `npm run test:all` runs more. */
export const modelSteps = process.env['PARLEY_LONG'] ? 1000 : process.env['PARLEY_ALL'] ? 300 : 100
