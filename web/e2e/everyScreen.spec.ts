import { expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { findViolations } from './support/expectAccessible.ts'
import { chooseScheme, forgetRefusedLinks, lookAtScreens } from './support/screens.ts'

const browser = openBrowser()

it('axe finds nothing on any screen, by day and by night', { retry: 0, timeout: 1_200_000 }, async () => {
  const found = await lookAtScreens(
    () => browser.person(),
    'en',
    async (page) => {
      const inLight = await findViolations(page, 'body')
      await chooseScheme(page, 'dark')
      // All but the colours are as they were.
      const inDark = await findViolations(page, 'body', ['color-contrast'])
      await chooseScheme(page, 'light')
      return [...inLight, ...inDark.map((line) => `dark: ${line}`)]
    },
  )
  expect(found).toEqual([])
  forgetRefusedLinks(browser.errors)
})
