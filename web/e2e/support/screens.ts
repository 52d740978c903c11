import type { BrowserContext, Page } from 'playwright-core'
import { readWords } from '../../../scripts/pictures/readWords.mjs'
import { dashboardScreens, publicScreens, type Screen } from '../../../scripts/pictures/screens.mjs'
import { signIn } from './accounts.ts'
import { webOrigin } from './browser.ts'
import { endAnimations } from './settle.ts'

export const demoAccount = { email: 'ada@harbourandpine.example', password: 'harbour-and-pine' }

/** The two agents of the demo account: one with something of everything, one with little. */
export const demoAgents = { agent: 'Harbour & Pine', fresh: 'Northgate Homes' }

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

/** Looks at a screen that is open; answers what is wrong with it. */
type Look = (page: Page) => Promise<string[]>

/**
 * Opens every screen in a language, once, and answers what was found, each with the screen's name. A screen
 * that does not open is a finding.
 */
export async function lookAtScreens(
  context: BrowserContext,
  language: string,
  look: Look,
): Promise<string[]> {
  const say = await readWords(language)
  const page = await context.newPage()
  page.setDefaultTimeout(8_000)
  const speak = () => page.evaluate((choice) => localStorage.setItem('parley.language', choice), language)
  const found: string[] = []
  const visit = async (screens: readonly Screen[], places: Record<string, string>) => {
    for (const screen of screens) {
      try {
        await page.setViewportSize(screen.isPhoneOnly ? phone : desk)
        await page.goto(webOrigin + screen.path.replace(/\{(\w+)\}/g, (_, name) => places[name] ?? ''))
        await settleScreen(page)
        await screen.open?.(page, say)
        await settleScreen(page)
        found.push(...(await look(page)).map((line) => `${screen.name}: ${line}`))
      } catch (error) {
        found.push(`${screen.name} did not open: ${String(error).split('\n', 4).join(' ')}`)
      }
    }
  }

  await page.goto(`${webOrigin}/login`)
  await speak()
  await visit(publicScreens, {})
  await page.evaluate(() => localStorage.removeItem('parley.language'))
  await signIn(page, demoAccount.email, demoAccount.password)
  const places = await findPlaces(page)
  await speak()
  await visit(dashboardScreens, places)
  return found
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

async function findPlaces(page: Page): Promise<Record<string, string>> {
  const address = async (title: string) => {
    const link = page.getByRole('link', { name: title }).first()
    return /\/app\/\w+\/agents\/\w+/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
  }
  const agent = await address(demoAgents.agent)
  return { agent, fresh: await address(demoAgents.fresh), app: agent.slice(0, agent.indexOf('/agents')) }
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
