import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStates, stateNames } from '../../../widget/test/openStates.mjs'
import { openBrowser } from '../support/browser.ts'
import { expectAccessible } from '../support/faults/expectAccessible.ts'
import { isExtended } from '../support/extended.ts'
import { takePicture } from '../support/pictures/takePicture.ts'
import { call, scrollsSideways, widgetOn } from '../support/widget.ts'

const browser = openBrowser({ isFull: true })
let stage: Awaited<ReturnType<typeof openStates>>

/** The views of every state. The last is a window of 1440 × 900 at 200 %. */
const looks = [
  { name: 'desk', isExtra: false, size: { width: 1440, height: 900 }, scheme: 'light', language: 'en' },
  { name: 'phone-dark', isExtra: true, size: { width: 375, height: 700 }, scheme: 'dark', language: 'en' },
  { name: 'zoomed', isExtra: true, size: { width: 720, height: 450 }, scheme: 'light', language: 'en' },
  {
    name: 'desk-dark-arabic',
    isExtra: true,
    size: { width: 1440, height: 900 },
    scheme: 'dark',
    language: 'ar',
  },
  {
    name: 'small-phone-arabic',
    isExtra: false,
    size: { width: 320, height: 568 },
    scheme: 'light',
    language: 'ar',
  },
] as const

const chosen = isExtended ? looks : looks.filter(({ isExtra }) => !isExtra)

beforeAll(async () => {
  stage = await openStates()
})
afterAll(() => stage.stop())

describe('the widget in light and dark, left to right and right to left, down to 320 px', () => {
  it.each(stateNames)('has an accessible state %s', async (name) => {
    const page = await (await browser.person()).newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stage.show(page, name)
    for (const { name: look, size, scheme, language } of chosen) {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme })
      if (language !== 'en') {
        await call(page, 'setLanguage', language)
        await widgetOn(page).host.locator(`dialog[lang=${language}]`).waitFor({ state: 'attached' })
      }
      await takePicture(page, `${name}--${look}`)
      await expectAccessible(page, 'parley-chat')
      await expect.poll(() => scrollsSideways(page)).toEqual([])
    }
    // The states of failure fail on purpose.
    const isMeant = (error: string) => /Failed to load resource|Broken by the page/.test(error)
    browser.errors.splice(0, browser.errors.length, ...browser.errors.filter((error) => !isMeant(error)))
  })
})
