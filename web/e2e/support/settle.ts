import type { Page } from 'playwright-core'

/**
 * Waits until the page has run all its idle callbacks, and those that they schedule. A page that is never
 * idle, or not rendered, gets one second a round.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round++)
      await new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve), { timeout: 1000 }))
  })
}

/**
 * Ends the animations that fade in; endless ones continue. Does not wait, because collapsed content never
 * ends its animation.
 */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const trees = [
      document,
      ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ]
    const passing = trees
      .flatMap((tree) => tree.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    for (const animation of passing) animation.finish()
  })
}
