import { join } from 'node:path'
import { openStates } from '../../widget/test/openStates.mjs'
import { fileOf, looks, widths } from './photograph.mjs'

/** The screens of a visitor, each as a state of `widget/test/states.mjs`. */
const shown = [
  'launcher',
  'bubble',
  'welcome',
  'home-person',
  'home-recent',
  'home-long',
  'home-night',
  'home-neon',
  'home-full-width',
  'home-embedded',
  'tabs-home',
  'tabs-chat',
  'tabs-conversations',
  'conversation',
  'streaming',
  'answer-sources',
  'answer-extras',
  'files',
  'requested',
  'human',
  'menu',
  'conversations',
  'call',
  'call-muted',
  'call-failed',
  'consent',
  'form',
  'form-errors',
  'failed',
  'unsent',
  'crash',
  'placement-popup',
  'placement-modal',
]

const nameOf = (state) => `widget-${state}`

export const widgetScreens = shown.map((state) => ({ name: nameOf(state) }))

/**
 * Photographs the widget on a page of a shop with a stub backend, and returns the names of those that failed.
 */
export async function photographWidget(browser, { isWanted, folder }) {
  const wanted = shown.filter((state) => isWanted({ name: nameOf(state) }))
  if (wanted.length === 0) return []
  const missing = []
  const stage = await openStates()
  for (const state of wanted)
    for (const width of widths) {
      const failure = await takeState(browser, { stage, state, width, folder }).catch(
        ({ message }) => message,
      )
      if (failure) missing.push(`${nameOf(state)}: ${failure.split('\n')[0]} (${width})`)
    }
  stage.stop()
  return missing
}

/** Waits for the font, which the widget itself leaves out when it loads late. */
async function waitForFont(page) {
  const isThere = () => {
    for (const face of document.fonts) face.display = 'swap'
    return [...document.fonts].some(({ status }) => status === 'loaded')
  }
  // Without a message, no text uses the font.
  await page.waitForFunction(isThere, undefined, { timeout: 3000 }).catch(() => {})
}

async function takeState(browser, { stage, state, width, folder }) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 812 : 900 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(15_000)
  try {
    const page = await context.newPage()
    await stage.show(page, state)
    for (const look of looks) {
      await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' })
      if (look === 'arabic') {
        await page.evaluate(() => window.Parley.setLanguage('ar'))
        await page.locator('parley-chat dialog[lang=ar]').waitFor({ state: 'attached' })
      }
      await waitForFont(page)
      await page.screenshot({ path: join(folder, fileOf(nameOf(state), width, look)) })
    }
  } finally {
    await context.close()
  }
}
