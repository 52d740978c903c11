import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

export const webOrigin = process.env['PARLEY_WEB_ORIGIN'] ?? 'http://127.0.0.1:5000'
export const demoOrigin = process.env['PARLEY_DEMO_ORIGIN'] ?? 'http://127.0.0.1:5010'
export const sandboxOrigin = process.env['PARLEY_SANDBOX_ORIGIN'] ?? 'http://127.0.0.1:4010'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A browser for a file of journeys. Each person has a context of his own; errors on any page fail the test.
 * `isWhole`: one that can also show notifications, keep pages on a device and refuse a microphone, and takes
 * more time for all it does. `isMoving`: for people who have not asked for less motion.
 */
export function openBrowser({ isWhole = false, isMoving = false } = {}) {
  const executable = isWhole ? 'PARLEY_CHROMIUM' : 'PARLEY_HEADLESS_SHELL'
  let browser: Browser
  const open: BrowserContext[] = []
  const errors: string[] = []

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env[executable] ?? '/usr/bin/chromium',
      args: flags,
    })
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      // Vitest itself says it when all journeys are over, which may be an hour later.
      for (const { message } of task.result.errors ?? []) console.error(message)
      for (const page of open.flatMap((context) => context.pages())) console.error(await describePage(page))
    }
    await Promise.all(open.splice(0).map((context) => context.close()))
    expect(errors.splice(0)).toEqual([])
  })
  afterAll(() => browser.close())

  return {
    /** A person's browser: nothing of anybody else is in it. */
    person: async (viewport = { width: 1440, height: 900 }): Promise<BrowserContext> => {
      // What moves is drawn again and again, which takes time from a busy box and proves nothing.
      const reducedMotion = isMoving ? 'no-preference' : 'reduce'
      const context = await browser.newContext({ viewport, reducedMotion })
      context.setDefaultTimeout(20_000)
      open.push(context)
      context.on('page', (page) => watch(page, errors))
      return context
    },
    /** Errors that a test expects are taken out by it. */
    errors,
  }
}

/** What a page showed when its test failed: where no screenshot can be looked at, this says why. */
async function describePage(page: Page): Promise<string> {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
  return `${page.url()}\n${shown.slice(0, 4_000)}`
}

function watch(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    const source = message.location().url
    if (message.type() === 'error' && !isReconnect(source))
      errors.push(`${page.url()}: ${message.text()} ${source}`)
  })
}

/**
 * Now and then the Firestore emulator has forgotten a listening channel and answers 400. The SDK then asks
 * Google whether there is a network at all, and opens another channel; people notice nothing.
 */
function isReconnect(source: string): boolean {
  return /^http:\/\/127\.0\.0\.1:8080\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel|^https:\/\/www\.google\.com\/images\/cleardot\.gif/.test(
    source,
  )
}
