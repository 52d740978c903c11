import type { Page } from 'playwright-core'

/**
 * Returns the parts that make a page wider than its window, with the excess in pixels: the innermost parts,
 * at most five. Empty if none exist.
 */
export function findWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return []
    const beyond = (element: Element) => Math.round(element.getBoundingClientRect().right - window.innerWidth)
    const wide = [...document.body.querySelectorAll('*')].filter((element) => beyond(element) > 0)
    return wide
      .filter((element) => ![...element.children].some((child) => beyond(child) > 0))
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ` +
          `"${(element.textContent ?? '').slice(0, 60)}" reaches ${beyond(element)} px beyond the window`,
      )
  })
}
