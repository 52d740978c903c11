import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { address } from '../launcher/ports.mjs'
import { readWords } from './readWords.mjs'
import { dashboardScreens, publicScreens } from './screens.mjs'

export const widths = [1440, 375]
export const looks = ['light', 'dark', 'arabic']

/** What is photographed of a screen that is open, by the language it is opened in. */
const visits = [
  { language: 'en', shots: ['light', 'dark'] },
  { language: 'ar', shots: ['arabic'] },
]

/** Takes each screen at each width and in each look; answers what could not be taken, by name. */
export async function photograph(browser, { account, isWanted, folder }) {
  mkdirSync(folder, { recursive: true })
  const missing = await Promise.all(
    visits.map((visit) => takeVisit(browser, { account, isWanted, folder, visit })),
  )
  return missing.flat()
}

async function takeVisit(browser, { account, isWanted, folder, visit }) {
  const { language, shots } = visit
  const say = await readWords(language)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  // A screen with unsaved changes asks before it is left; the question may be gone before it is answered.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  const missing = []
  const take = async (screens, places) => {
    for (const screen of screens.filter(isWanted)) {
      try {
        await takeScreen(page, { screen, places, say, shots, folder })
      } catch (error) {
        missing.push(`${screen.name} (${language}): ${error.message.split('\n')[0]}`)
      }
    }
  }
  await page.goto(`${address('hosting')}/login`)
  await speak(page, language)
  await take(publicScreens, {})
  await speak(page, 'en')
  const places = await signIn(page, account)
  await speak(page, language)
  await take(dashboardScreens, places)
  await context.close()
  return missing
}

async function takeScreen(page, { screen, places, say, shots, folder }) {
  const path = screen.path.replace(/\{(\w+)\}/g, (_, name) => places[name])
  const isPhone = (width) => width < 500
  for (const width of widths.filter((one) => !(isPhone(one) ? screen.isWideOnly : screen.isPhoneOnly))) {
    await page.setViewportSize({ width, height: isPhone(width) ? 812 : 900 })
    await page.goto(`${address('hosting')}${path}`)
    await settle(page)
    await screen.open?.(page, say)
    await settle(page)
    for (const look of shots) {
      await chooseScheme(page, look === 'dark' ? 'dark' : 'light')
      await page.screenshot({ path: join(folder, fileOf(screen.name, width, look)) })
    }
    await chooseScheme(page, 'light')
  }
}

export const fileOf = (name, width, look) => `${name}-${width}-${look}.png`

const speak = (page, language) =>
  page.evaluate((choice) => localStorage.setItem('parley.language', choice), language)

/** The machine's colour scheme, as soon as the page has taken it over and its colours have faded in. */
async function chooseScheme(page, colorScheme) {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset.mantineColorScheme === scheme,
    colorScheme,
  )
  await endAnimations(page)
}

/** Until nothing loads and no placeholder is left. */
async function settle(page) {
  await page.waitForFunction(
    () =>
      document.querySelector('#root')?.childElementCount !== 0 &&
      !document.querySelector('[aria-busy="true"]') &&
      document.fonts.status === 'loaded',
    undefined,
    { timeout: 15_000 },
  )
  // Live connections stay open, so that the network is never idle.
  await page.waitForTimeout(400)
  await endAnimations(page)
}

/** What moves for ever is left alone; nothing is waited for, since what is folded away does not move on. */
async function endAnimations(page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
}

/** Signs in as a person does; answers where his region and the agents with most and with little to show are. */
async function signIn(page, { email, password }) {
  // On a desk, where the navigation names the agents.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${address('hosting')}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/app/*/home')
  const addressOf = async (title) => {
    const href = await page.getByRole('link', { name: title }).first().getAttribute('href')
    return /\/app\/\w+\/agents\/\w+/.exec(href)?.[0] ?? ''
  }
  const agent = await addressOf('Harbour & Pine')
  return { agent, fresh: await addressOf('Northgate Homes'), app: agent.slice(0, agent.indexOf('/agents')) }
}
