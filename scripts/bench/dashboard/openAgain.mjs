import { median } from '../benchImport.mjs'

const visits = 9

/**
 * Opens the list of agents repeatedly, with its files in the browser's cache.
 * Returns the milliseconds from the navigation to the first agent in the page, and the number of requests
 * until then.
 */
export async function openAgain(page, agent) {
  await page.addInitScript(noteFirstAgent)
  const opened = []
  for (let visit = 0; visit <= visits; visit++) {
    await page.goto(agent.replace(/\/agents\/.*/, '/agents'))
    await page.waitForFunction(() => window.firstAgent !== undefined)
    // The first visit fills the cache.
    if (visit > 0) opened.push(await page.evaluate(() => window.firstAgent))
    // Requests that a page delays until it is idle must not count for the next visit.
    await page.waitForLoadState('networkidle')
  }
  return {
    agentsReopenMs: median(opened.map(({ at }) => at)),
    agentsReopenRequests: median(opened.map(({ requests }) => requests)),
  }
}

function noteFirstAgent() {
  const look = () => {
    if (!document.querySelector('main a[href*="/agents/"]')) return requestAnimationFrame(look)
    const at = performance.now()
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < at)
    window.firstAgent = { at, requests: before.length }
  }
  requestAnimationFrame(look)
}
