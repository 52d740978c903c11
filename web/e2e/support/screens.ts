import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterAsClient, enterDashboard } from '../../../scripts/pictures/enter.mjs'
import { people, type Person } from '../../../scripts/pictures/people.mjs'
import { readWords } from '../../../scripts/pictures/readWords.mjs'
import { openBrowser } from './browser.ts'
import { isExtended } from './extended.ts'
import { findFaults } from './findFaults.ts'
import { endAnimations, settle } from './settle.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
/** Texts of a catalogue cannot be told from others in English. */
const language = 'ar'
/** What loads, and a dialog whose title is not drawn yet. */
const unfinished = '[aria-busy="true"], section[role="dialog"]:not([aria-labelledby], [aria-label])'

/** Returns whether a screen is of one agent, as most are. */
export const isOfAgent = (path: string): boolean => path.includes('{agent}') || path.includes('{fresh}')

/**
 * Registers a test for each screen of the chosen paths: it opens the screen in Arabic and looks for what is
 * wrong with it. The screens of one person are opened one after the other in one page. Dialogs, menus and
 * what else a person has to open on a page belong to `npm run test:all`.
 */
export function testScreens(isChosen: (path: string) => boolean): void {
  const browser = openBrowser({ isShared: true })

  for (const person of people) {
    const screens = person.screens.filter(({ path, open }) => isChosen(path) && (isExtended || !open))
    if (screens.length === 0) continue
    const who = person.account?.email ?? person.clientInArabic?.email ?? `somebody at ${person.origin}`

    describe(`what ${who} sees is accessible, comes from a catalogue and fits the window`, () => {
      let page: Page
      let places: Record<string, string>
      let say: Awaited<ReturnType<typeof readWords>>

      beforeAll(async () => {
        say = await readWords(language)
        page = await (await browser.person(desk)).newPage()
        await page.goto(`${person.origin}/login`)
        places = await enter(page, person)
        await page.evaluate(([name, choice]) => localStorage.setItem(name, choice), [
          person.languageKey,
          language,
        ] as const)
      })
      // A page that is left open goes on drawing.
      afterAll(() => page.context().close())

      it.each(screens)('$name', async ({ path, open, isPhoneOnly }) => {
        await page.setViewportSize(isPhoneOnly ? phone : desk)
        await visit(page, person.origin + path.replace(/\{(\w+)\}/g, (_, name) => places[name] ?? ''))
        await settleScreen(page)
        await open?.(page, say)
        await settleScreen(page)
        expect(await findFaults(page)).toEqual([])
        forgetRefusedLinks(browser.errors)
      })
    })
  }
}

/** Opens a URL, once more where the page before loaded itself anew meanwhile, as for a language. */
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
function forgetRefusedLinks(errors: string[]): void {
  const others = errors.filter((error) => !error.includes('accounts:resetPassword'))
  errors.splice(0, errors.length, ...others)
}

/** Waits until nothing loads, no placeholder is left, dialogs have their names and what fades in is there. */
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
