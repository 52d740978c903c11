import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterAsClient, enterDashboard } from '../../../../scripts/pictures/enter.mjs'
import { people, type Person } from '../../../../scripts/pictures/people.mjs'
import { readWords } from '../../../../scripts/pictures/readWords.mjs'
import { openBrowser } from '../browser.ts'
import { isExtended } from '../extended.ts'
import { findFaults } from './findFaults.ts'
import { endAnimations, settle } from '../settle.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
/** The language of the checks: in English, texts of a catalogue look like any others. */
const language = 'ar'
/** Elements that load, and a dialog whose title is not rendered yet. */
const unfinished = '[aria-busy="true"], section[role="dialog"]:not([aria-labelledby], [aria-label])'

/** Returns whether a screen belongs to one agent, as most do. */
export const isOfAgent = (path: string): boolean => path.includes('{agent}') || path.includes('{fresh}')

/**
 * Registers a test for each screen of the chosen paths: it opens the screen in Arabic and checks it. The
 * screens of one person are opened one after the other in one page. Dialogs, menus and other content that a
 * person must open are part of `npm run test:all`.
 */
export function testScreens(isChosen: (path: string) => boolean): void {
  const browser = openBrowser({ isShared: true })

  for (const person of people) {
    const screens = person.screens.filter(({ path, open }) => isChosen(path) && (isExtended || !open))
    if (screens.length === 0) continue
    const who = person.account?.email ?? person.clientInArabic?.email ?? `somebody at ${person.origin}`

    describe(`every screen of ${who} is accessible, comes from a catalogue and fits the window`, () => {
      let page: Page
      let screenUrls: Record<string, string>
      let say: Awaited<ReturnType<typeof readWords>>

      beforeAll(async () => {
        say = await readWords(language)
        page = await (await browser.person(desk)).newPage()
        await page.goto(`${person.origin}/login`)
        screenUrls = await enter(page, person)
        await page.evaluate(([name, choice]) => localStorage.setItem(name, choice), [
          person.languageKey,
          language,
        ] as const)
      })
      // An open page would keep rendering.
      afterAll(() => page.context().close())

      it.each(screens)('$name', async ({ path, open, isPhoneOnly }) => {
        await page.setViewportSize(isPhoneOnly ? phone : desk)
        await visit(page, person.origin + path.replace(/\{(\w+)\}/g, (_, name) => screenUrls[name] ?? ''))
        await settleScreen(page)
        await open?.(page, say)
        await settleScreen(page)
        expect(await findFaults(page)).toEqual([])
        deleteRefusedLinks(browser.errors)
      })
    })
  }
}

/** Opens a URL, and again if the previous page reloaded itself meanwhile, as it does for a language. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url).catch((error: unknown) => {
    if (!String(error).includes('net::ERR_ABORTED')) throw error
    return page.goto(url)
  })
}

async function enter(page: Page, person: Person): Promise<Record<string, string>> {
  const { account, clientInArabic, agents = {} } = person
  if (account) return enterDashboard(page, account, agents)
  return clientInArabic ? enterAsClient(page, clientInArabic) : {}
}

/** Removes the error of the screen whose link is refused: the browser reports the refusal. */
function deleteRefusedLinks(errors: string[]): void {
  const others = errors.filter((error) => !error.includes('accounts:resetPassword'))
  errors.splice(0, errors.length, ...others)
}

/** Waits until nothing loads, no placeholder is left, dialogs have their names and fade-ins have ended. */
async function settleScreen(page: Page): Promise<void> {
  await page.waitForFunction(
    (passing) =>
      document.querySelector('#root')?.childElementCount !== 0 &&
      !document.querySelector(passing) &&
      document.fonts.status === 'loaded',
    unfinished,
  )
  await endAnimations(page)
  await settle(page)
}
