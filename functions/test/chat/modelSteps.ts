/**
 * How many things happen in a test that tries them in any order; `npm run test:all`
 * asks for more.
 */
export const modelSteps = process.env['PARLEY_LONG'] ? 1000 : process.env['PARLEY_ALL'] ? 300 : 100
