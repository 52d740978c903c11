import type { BrowserContext, Page } from 'playwright-core'
import { enterAsClient, enterDashboard } from '../../../scripts/pictures/enter.mjs'
import { people, type Person } from '../../../scripts/pictures/people.mjs'
import { readWords } from '../../../scripts/pictures/readWords.mjs'
import { endAnimations } from './settle.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

/** Looks at a screen that is open; answers what is wrong with it. */
type Look = (page: Page) => Promise<string[]>

/**
 * Opens every screen in a language, once, and answers what was found, each with the screen's name. A screen
 * that does not open is a finding. `newContext` makes a browser for each of the people who look.
 */
export async function lookAtScreens(
  newContext: () => Promise<BrowserContext>,
  language: string,
  look: Look,
): Promise<string[]> {
  const say = await readWords(language)
  const found: string[] = []
  for (const person of people.filter(({ forPictures }) => !forPictures)) {
    const page = await (await newContext()).newPage()
    page.setDefaultTimeout(8_000)
    await page.setViewportSize(desk)
    await page.goto(`${person.origin}/login`)
    const places = await enter(page, person)
    await page.evaluate(([name, choice]) => localStorage.setItem(name, choice), [
      person.languageKey,
      language,
    ] as const)
    for (const screen of person.screens.filter(({ forPictures }) => !forPictures)) {
      try {
        await page.setViewportSize(screen.isPhoneOnly ? phone : desk)
        await page.goto(person.origin + screen.path.replace(/\{(\w+)\}/g, (_, name) => places[name] ?? ''))
        await settleScreen(page)
        await screen.open?.(page, say)
        await settleScreen(page)
        found.push(...(await look(page)).map((line) => `${screen.name}: ${line}`))
      } catch (error) {
        found.push(`${screen.name} did not open: ${String(error).split('\n', 4).join(' ')}`)
      }
    }
    await page.context().close()
  }
  return found
}

async function enter(page: Page, { account, client, agents = {} }: Person): Promise<Record<string, string>> {
  if (account) return enterDashboard(page, account, agents)
  return client ? enterAsClient(page, client) : {}
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

/** Until nothing loads, no placeholder is left and what fades in is there. */
async function settleScreen(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#root')?.childElementCount !== 0 &&
      !document.querySelector('[aria-busy="true"]') &&
      document.fonts.status === 'loaded',
  )
  await endAnimations(page)
}
