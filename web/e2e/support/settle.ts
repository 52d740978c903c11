import type { Page } from 'playwright-core'

/**
 * Waits until the page has done all that it had put off until it is idle, and what that has put off in turn.
 * A page that is never idle, or not drawn, is waited for one second a round.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round++)
      await new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve), { timeout: 1000 }))
  })
}

/**
 * What fades in is not yet what it will look like; what moves for ever is left alone. Nothing is waited for:
 * what is folded away does not move on.
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
