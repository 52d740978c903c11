import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { people } from '../../scripts/pictures/people.mjs'
import { findViolations } from './support/expectAccessible.ts'
import { findPlainTexts } from './support/findPlainTexts.ts'
import { forgetRefusedLinks, lookAtScreens } from './support/screens.ts'

const browser = openBrowser()

/** Words of people in the demo world that stand inside of names. */
const known = [
  ...people.flatMap(({ account, client, agents = {} }) => [
    ...Object.values(agents),
    ...[account, client].flatMap((login) => login?.email ?? []),
  ]),
  'ada',
  'Ada Whitcombe',
  'nora',
  'Nora Marlow',
  'Marlow Rentals',
  'Cleo Marsh',
  'Dockside Studio',
  'Quay 4, Portland',
  'Welcome back',
  'Your agents, your conversations, one place.',
  'Harbour Furniture',
  'Wants 10 cm more in length. Oa',
  'nothing',
  'Your name',
  'E-mail',
  'What is it about?',
  '.head {\n  letter-spacing: 0.02em;\n}',
]

it(
  'axe finds nothing on any screen in Arabic, and nothing leaves the page',
  { retry: 0, timeout: 1_200_000 },
  async () => {
    const found = await lookAtScreens(
      () => browser.person(),
      'ar',
      async (page) => [...(await findViolations(page, 'body')), ...(await findOverflow(page))],
    )
    expect(found).toEqual([])
    forgetRefusedLinks(browser.errors)
  },
)

it('every text on every screen comes from a catalogue', { retry: 0, timeout: 1_200_000 }, async () => {
  const look = (page: Page) => findPlainTexts(page, known)
  expect(await lookAtScreens(() => browser.person(), 'en-XA', look)).toEqual([])
  forgetRefusedLinks(browser.errors)
})

async function findOverflow(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return beyond > 0 ? [`${beyond} px wider than the window`] : []
}
