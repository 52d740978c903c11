import { errorCodes } from '@parley/functions/shared/errors/errorCodes'
import { describe, expect, it } from 'vitest'

const catalogues = import.meta.glob<Record<string, unknown>>(
  [
    './en/*.ts',
    '!./en/paymentFailures.ts',
    '!./en/deliveryReasons.ts',
    '!./en/planRefusals.ts',
    '!./en/refusals.ts',
    '!./en/sellingRefusals.ts',
    '!./en/templateRefusals.ts',
    '!./en/toolRefusals.ts',
    '!./en/workspaceRefusals.ts',
    '!./en/prices.ts',
  ],
  {
    import: 'texts',
    eager: true,
  },
)
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../texts/**', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const words = new Set([
  ...errorCodes.map((code) => `'${code}`),
  ...Object.values(sources).flatMap((source) => source.match(/['`][\w-]+(?=['`$])/g) ?? []),
])

describe('the catalogues of the dashboard', () => {
  it('have no text that is used nowhere', () => {
    const unused = Object.entries(catalogues).flatMap(([path, texts]) =>
      Object.keys(texts)
        .filter((key) => !isUsed(key))
        .map((key) => `${path} ${key}`),
    )
    expect(unused).toEqual([])
  })
})

/** By its whole name, or as one of a group: `t(`state_${state}`)`. */
function isUsed(key: string): boolean {
  const group = key.split('_')[0]
  return words.has(`'${key}`) || (key.includes('_') && words.has(`\`${group}_`))
}
