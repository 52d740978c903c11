import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { endAnimations } from '../settle.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails for every violation of WCAG 2.2 AA that axe finds inside a selector, shadow roots included. */
export async function expectAccessible(page: Page, selector: string): Promise<void> {
  expect(await findViolations(page, selector)).toEqual([])
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns each violation of axe's rules inside a selector, with its position; `only` names rules, or tags of
 * them.
 */
export async function findViolations(
  page: Page,
  selector: string,
  only: readonly string[] = standards,
): Promise<string[]> {
  // Bypasses the page's own policy, as a browser extension does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  await endAnimations(page)
  const violations: AxeResults['violations'] = await page.evaluate(
    async ([within, runOnly]) => {
      // Fixed bars at the bottom only cover content that can be scrolled.
      const atFoot = [...document.querySelectorAll<HTMLElement>('[data-at-foot]')]
      for (const { style } of atFoot) style.position = 'static'
      try {
        const results = await Reflect.get(window, 'axe').run(within, {
          runOnly,
          rules: { region: { enabled: false } },
          // Passed rules are not described, and no style sheet is fetched again.
          resultTypes: ['violations'],
          preload: false,
        })
        return results.violations
      } finally {
        for (const { style } of atFoot) style.position = ''
      }
    },
    [selector, only] as const,
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${JSON.stringify(node.target)} ${node.failureSummary}`).join(' | ')}`,
  )
}
