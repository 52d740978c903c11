import type { BrowserContext, Page } from 'playwright-core'
import { enterAsClient, enterDashboard } from '../../../scripts/pictures/enter.mjs'
import { people, type Person } from '../../../scripts/pictures/people.mjs'
import { readWords } from '../../../scripts/pictures/readWords.mjs'
import { endAnimations, settle } from './settle.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

/** Looks at a screen that is open; answers what is wrong with it. */
type Look = (page: Page) => Promise<string[]>

const language = 'ar'
/** What loads, and a dialog whose title is not drawn yet. */
const unfinished = '[aria-busy="true"], section[role="dialog"]:not([aria-labelledby], [aria-label])'

/** Whether a screen is of one agent, which are most. */
export const isOfAgent = (path: string): boolean => path.includes('{agent}') || path.includes('{fresh}')

/**
 * Opens the screens of chosen paths in Arabic, once, and answers what was found, each with the screen's name.
 * A screen that does not open is a finding. `newContext` makes a browser for each of the people who look.
 */
export async function lookAtScreens(
  newContext: () => Promise<BrowserContext>,
  isChosen: (path: string) => boolean,
  look: Look,
): Promise<string[]> {
  const say = await readWords(language)
  const found: string[] = []
  // Said at once: a run that takes too long has told what it saw.
  const note = (...lines: string[]) => {
    for (const line of lines) console.error(line)
    found.push(...lines)
  }
  for (const person of people) {
    const screens = person.screens.filter(({ path }) => isChosen(path))
    if (screens.length === 0) continue
    const page = await (await newContext()).newPage()
    page.setDefaultTimeout(20_000)
    await page.setViewportSize(desk)
    await page.goto(`${person.origin}/login`)
    const places = await enter(page, person)
    await page.evaluate(([name, choice]) => localStorage.setItem(name, choice), [
      person.languageKey,
      language,
    ] as const)
    for (const screen of screens) {
      try {
        await page.setViewportSize(screen.isPhoneOnly ? phone : desk)
        await visit(page, person.origin + screen.path.replace(/\{(\w+)\}/g, (_, name) => places[name] ?? ''))
        await settleScreen(page)
        await screen.open?.(page, say)
        await settleScreen(page)
        note(...(await look(page)).map((line) => `${screen.name}: ${line}`))
      } catch (error) {
        note(`${screen.name} did not open: ${String(error).split('\n', 4).join(' ')}`)
      }
    }
    await page.context().close()
  }
  return found
}

/** Goes to an address, once more where the page before loaded itself anew meanwhile, as for a language. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address).catch((error: unknown) => {
    if (!String(error).includes('net::ERR_ABORTED')) throw error
    return page.goto(address)
  })
}

async function enter(page: Page, person: Person): Promise<Record<string, string>> {
  const { account, clientInArabic, agents = {} } = person
  if (account) return enterDashboard(page, account, agents)
  return clientInArabic ? enterAsClient(page, clientInArabic) : {}
}

/** One of the screens is that of a link which is refused; the browser notes the refusal as an error. */
export function forgetRefusedLinks(errors: string[]): void {
  const others = errors.filter((error) => !error.includes('accounts:resetPassword'))
  errors.splice(0, errors.length, ...others)
}

/** The machine's colour scheme, as soon as the page has taken it over. */
export async function chooseScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
    colorScheme,
  )
}

/** Until nothing loads, no placeholder is left, dialogs have their names and what fades in is there. */
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
