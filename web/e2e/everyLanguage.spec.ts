import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { findViolations } from './support/expectAccessible.ts'
import { findPlainTexts } from './support/findPlainTexts.ts'
import { demoAccount, demoAgents, forgetRefusedLinks, lookAtScreens } from './support/screens.ts'

const browser = openBrowser()

/** Words of people in the demo world that stand inside of names. */
const known = [
  ...Object.values(demoAgents),
  demoAccount.email,
  'ada',
  'Ada Whitcombe',
  'Wants 10 cm more in length. Oa',
  'nothing',
  'Your name',
  'E-mail',
  'What is it about?',
  '.head {\n  letter-spacing: 0.02em;\n}',
]

it(
  'axe finds nothing on any screen in Arabic, and nothing leaves the page',
  { timeout: 480_000 },
  async () => {
    const found = await lookAtScreens(await browser.person(), 'ar', async (page) => [
      ...(await findViolations(page, 'body')),
      ...(await findOverflow(page)),
    ])
    expect(found).toEqual([])
    forgetRefusedLinks(browser.errors)
  },
)

it('every text on every screen comes from a catalogue', { timeout: 480_000 }, async () => {
  const context = await browser.person()
  const look = (page: Page) => findPlainTexts(page, known)
  expect(await lookAtScreens(context, 'en-XA', look)).toEqual([])
  forgetRefusedLinks(browser.errors)
})

async function findOverflow(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return beyond > 0 ? [`${beyond} px wider than the window`] : []
}
