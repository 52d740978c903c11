import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { endAnimations } from './settle.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails for every violation of WCAG 2.2 AA that axe finds inside a selector, shadow roots included. */
export async function expectAccessible(page: Page, selector: string): Promise<void> {
  expect(await findViolations(page, selector)).toEqual([])
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Each violation of WCAG 2.2 AA inside a selector, or of some of axe's rules alone, with where it is. */
export async function findViolations(
  page: Page,
  selector: string,
  runOnly: readonly string[] = standards,
): Promise<string[]> {
  // Past the page's own policy, as a browser's extension would.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  await endAnimations(page)
  const results: AxeResults = await page.evaluate(
    async ([within, only]) => {
      // What stays in view at the foot covers only what can be scrolled from under it.
      const atFoot = [...document.querySelectorAll<HTMLElement>('[data-at-foot]')]
      for (const { style } of atFoot) style.position = 'static'
      try {
        return await Reflect.get(window, 'axe').run(within, {
          runOnly: only,
          rules: { region: { enabled: false } },
        })
      } finally {
        for (const { style } of atFoot) style.position = ''
      }
    },
    [selector, runOnly] as const,
  )
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${JSON.stringify(node.target)} ${node.failureSummary}`).join(' | ')}`,
  )
}
