import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails for every violation of WCAG 2.2 AA that axe finds inside a selector, shadow roots included. */
export async function expectAccessible(page: Page, selector: string): Promise<void> {
  // Past the page's own policy, as a browser's extension would.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // What fades in is not yet what it will look like; what moves for ever is left alone.
  await page.evaluate(() => {
    const trees = [
      document,
      ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ]
    const passing = trees
      .flatMap((tree) => tree.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(passing.map(({ finished }) => finished))
  })
  const results: AxeResults = await page.evaluate(
    (within) =>
      Reflect.get(window, 'axe').run(within, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { region: { enabled: false } },
      }),
    selector,
  )
  const found = results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${JSON.stringify(node.target)} ${node.failureSummary}`).join(' | ')}`,
  )
  expect(found).toEqual([])
}
