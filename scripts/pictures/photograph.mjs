import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { enterAsClient, enterDashboard } from './enter.mjs'
import { people, stories } from './people.mjs'
import { readWords } from './readWords.mjs'

export const widths = [1440, 375]
export const looks = ['light', 'dark', 'arabic']

/** The pictures of an open screen, by its language. */
const visits = [
  { language: 'en', shots: ['light', 'dark'] },
  { language: 'ar', shots: ['arabic'] },
]

/** Photographs each screen at each width and in each scheme, and returns the names of those that failed. */
export async function photograph(browser, { isWanted, folder }) {
  mkdirSync(folder, { recursive: true })
  const missing = await Promise.all(visits.map((visit) => takeVisit(browser, { isWanted, folder, visit })))
  return missing.flat()
}

async function takeVisit(browser, { isWanted, folder, visit: { language, shots } }) {
  const say = await readWords(language)
  const missing = []
  for (const person of [...people, ...stories]) {
    const screens = person.screens.filter(isWanted)
    if (screens.length > 0)
      missing.push(...(await takePerson(browser, { person, screens, language, say, shots, folder })))
  }
  return missing.map((line) => `${line} (${language})`)
}

async function takePerson(browser, { person, screens, language, say, shots, folder }) {
  const { origin, languageKey, account, agents } = person
  const client = language === 'ar' ? person.clientInArabic : person.client
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  // A screen with unsaved changes asks before it is left; the question may disappear before it is answered.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  const missing = []
  try {
    await page.goto(`${origin}/login`)
    const paths = account
      ? await enterDashboard(page, account, agents)
      : client
        ? await enterAsClient(page, client)
        : {}
    await speak(page, languageKey, language)
    for (const screen of screens) {
      const failure = await takeScreen(page, { screen, origin, paths, say, shots, folder }).catch(firstLine)
      if (failure) missing.push(`${screen.name}: ${failure}`)
    }
  } catch (error) {
    missing.push(`${screens[0].name} and all after it: ${firstLine(error)}`)
  }
  await context.close()
  return missing
}

const firstLine = ({ message }) => message.split('\n')[0]

async function takeScreen(page, { screen, origin, paths, say, shots, folder }) {
  const path = screen.path.replace(/\{(\w+)\}/g, (_, name) => paths[name])
  const isPhone = (width) => width < 500
  for (const width of widths.filter((one) => !(isPhone(one) ? screen.isWideOnly : screen.isPhoneOnly))) {
    await page.setViewportSize({ width, height: isPhone(width) ? 812 : 900 })
    await page.goto(origin + path)
    await settle(page)
    await screen.open?.(page, say)
    await settle(page)
    for (const look of shots) {
      await chooseScheme(page, look === 'dark' ? 'dark' : 'light')
      await page.screenshot({ path: join(folder, fileOf(screen.name, width, look)) })
      await takeWhole(page, join(folder, wholeFileOf(screen.name, width, look)))
    }
    await chooseScheme(page, 'light')
  }
}

export const fileOf = (name, width, look) => `${name}-${width}-${look}.png`
export const wholeFileOf = (name, width, look) => `${name}-${width}-${look}-whole.png`

/** Pixels; a longer page is cut there. */
const maxPageHeight = 4000

/**
 * Photographs what is below the fold, in a window as high as the page; shorter pages have no such picture.
 */
async function takeWhole(page, path) {
  const view = page.viewportSize()
  const height = await page.evaluate(() =>
    // The page behind a dialog has a picture of its own.
    document.querySelector('[role="dialog"]') ? 0 : document.documentElement.scrollHeight,
  )
  if (height <= view.height) return rmSync(path, { force: true })
  await page.setViewportSize({ width: view.width, height: Math.min(height, maxPageHeight) })
  await settle(page)
  await page.screenshot({ path })
  await page.setViewportSize(view)
}

const speak = (page, key, language) =>
  page.evaluate(([name, choice]) => localStorage.setItem(name, choice), [key, language])

/**
 * Sets the machine's colour scheme and waits until the page shows it. A page of one agent follows it by its
 * style sheet.
 */
async function chooseScheme(page, colorScheme) {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    (scheme) => (document.documentElement.dataset.mantineColorScheme ?? scheme) === scheme,
    colorScheme,
  )
  // A picture with a dark version is still loading.
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode().catch(() => {})),
    ),
  )
  await endAnimations(page)
}

/**
 * Waits until nothing loads and no placeholder is left; content after the first view may add more of them.
 */
async function settle(page) {
  await waitForContent(page)
  // Live connections stay open, so that the network is never idle.
  await page.waitForTimeout(400)
  await waitForContent(page)
  await endAnimations(page)
}

async function waitForContent(page) {
  await page.waitForFunction(
    () =>
      document.querySelector('#root')?.childElementCount !== 0 &&
      !document.querySelector('[aria-busy="true"]') &&
      document.fonts.status === 'loaded',
    undefined,
    { timeout: 15_000 },
  )
  // A preview has fonts of its own.
  const [, ...frames] = page.frames()
  await Promise.all(
    frames.map((frame) => frame.waitForFunction(() => document.fonts.status === 'loaded').catch(() => {})),
  )
}

/**
 * Ends finite animations at once and leaves endless ones. It does not wait, because animations of collapsed
 * content never advance.
 */
async function endAnimations(page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
}
