import type { Page } from 'playwright-core'

/** The look of a page at one moment. */
export interface Moment {
  title: string
  icon: string
  background: string
  text: string
}

declare global {
  interface Window {
    moments?: Moment[]
  }
}

/**
 * Records title, icon, colour and text at each change and each frame, from before the first script of every
 * page, so that nothing is shown unrecorded.
 */
export async function recordLooks(page: Page): Promise<() => Promise<Moment[]>> {
  await page.addInitScript(() => {
    const moments: Moment[] = []
    window.moments = moments
    const note = () => {
      if (!document.head) return
      const moment = {
        title: document.title,
        icon: document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? '',
        background: getComputedStyle(document.documentElement).backgroundColor,
        text: document.body?.innerText ?? '',
      }
      const last = moments.at(-1)
      if (JSON.stringify(moment) !== JSON.stringify(last)) moments.push(moment)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true })
    const each = () => {
      note()
      requestAnimationFrame(each)
    }
    requestAnimationFrame(each)
  })
  return () => page.evaluate(() => window.moments ?? [])
}
