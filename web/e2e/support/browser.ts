import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { patience, waitMs } from './patience.ts'

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

/** The factor by which the processor of pages is slowed down. */
const cpuRate = Number(process.env['PARLEY_CPU_RATE'] ?? 1)

const executables = { whole: 'PARLEY_CHROMIUM', shell: 'PARLEY_HEADLESS_SHELL' } as const
type Executable = keyof typeof executables

/** The browsers of this worker. All its files share them; Playwright ends them with the process. */
const launched = new Map<Executable, Promise<Browser>>()

function launch(executable: Executable): Promise<Browser> {
  const launching = launched.get(executable)
  if (launching) return launching
  const executablePath = process.env[executables[executable]] ?? '/usr/bin/chromium'
  const started = chromium.launch({ executablePath, args: flags })
  launched.set(executable, started)
  return started
}

/**
 * Opens a browser for a file of tests. Each person has a context of their own; errors on any page fail the
 * test. `isFull`: Chromium with notifications, a file system and microphones, which the headless shell lacks
 * and which costs more processor time. `isMoving`: without reduced motion. `isShared`: the contexts stay open
 * until the file ends.
 */
export function openBrowser({ isFull = false, isMoving = false, isShared = false } = {}) {
  let browser: Browser
  const open: BrowserContext[] = []
  const errors: string[] = []
  const closeContexts = () => Promise.all(open.splice(0).map((context) => context.close()))

  beforeAll(async () => {
    browser = await launch(isFull ? 'whole' : 'shell')
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      // Vitest prints failures only when all files have ended.
      for (const { message } of task.result.errors ?? []) console.error(message)
      for (const page of open.flatMap((context) => context.pages())) console.error(await describePage(page))
    }
    // Closing a page aborts its streams, which browsers report as errors too.
    const found = errors.splice(0)
    if (!isShared) await closeContexts()
    errors.splice(0)
    expect(found).toEqual([])
  })
  afterAll(closeContexts)

  return {
    /** Returns a new context without any stored data. */
    person: async (viewport = { width: 1440, height: 900 }): Promise<BrowserContext> => {
      // Animations take processor time and prove nothing.
      const reducedMotion = isMoving ? 'no-preference' : 'reduce'
      const context = await browser.newContext({ viewport, reducedMotion })
      context.setDefaultTimeout(waitMs)
      await context.addInitScript(`globalThis.parleyPatience = ${patience}`)
      open.push(context)
      context.on('page', (page) => watch(page, errors))
      if (cpuRate > 1) context.on('page', (page) => slowDown(context, page))
      return context
    },
    /** The errors of the running test's pages. A test removes those that it expects. */
    errors,
  }
}

/** Describes the content of a page when its test fails, for machines without screenshots. */
async function describePage(page: Page): Promise<string> {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
  // Dialogs and toasts are at the end.
  const text = shown.length > 8_000 ? `${shown.slice(0, 3_000)}\n…\n${shown.slice(-5_000)}` : shown
  return `${page.url()}\n${text}`
}

/** Slows down a page's processor, as `--repeat` requests. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
}

function watch(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    const source = message.location().url
    if (message.type() === 'error' && !isReconnect(source) && !isSlowStart(message.text()))
      errors.push(`${page.url()}: ${message.text()} ${source}`)
  })
}

/**
 * Returns whether an error comes from a listening channel that the Firestore emulator has forgotten. It
 * responds with 400, the SDK then requests a Google URL to check the network, and opens another channel;
 * people notice nothing.
 */
function isReconnect(source: string): boolean {
  return /^http:\/\/127\.0\.0\.1:8080\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel|^https:\/\/www\.google\.com\/images\/cleardot\.gif/.test(
    source,
  )
}

/**
 * Returns whether the Firestore SDK reports that the emulator has not responded within ten seconds. That
 * depends on the machine's other load; the SDK continues by itself, and tests wait for the page's content.
 */
function isSlowStart(text: string): boolean {
  return text.includes("Could not reach Cloud Firestore backend. Backend didn't respond within 10 seconds.")
}
