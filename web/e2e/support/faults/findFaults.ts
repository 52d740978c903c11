import type { Page } from 'playwright-core'
import { people } from '../../../../scripts/pictures/people.mjs'
import { isExtended } from '../extended.ts'
import { findViolations } from './expectAccessible.ts'
import { findPlainTexts } from './findPlainTexts.ts'
import { namesInTexts } from './namesInTexts.ts'
import { chooseScheme } from './chooseScheme.ts'

/** Names in the demo world that are part of other texts. */
const knownNames = [
  ...people.flatMap(({ account, clientInArabic, agents = {} }) => [
    ...Object.values(agents),
    ...[account, clientInArabic].flatMap((login) => login?.email ?? []),
  ]),
  'ada',
  'Ada Whitcombe',
  'nora',
  'Nora Marlow',
  'Marlow Rentals',
  'lena',
  'Jonas Reuter',
  'Lindenhof',
  'Cleo Marsh',
  'Dockside Studio',
  'Quay 4, Portland',
  'Welcome back',
  'Your agents, your conversations, one place.',
  'Harbour Furniture',
  'Harbour & Pine’s Boats',
  'Maud’s Boats',
  '#harbour',
  'Wants 10 cm more in length. Oa',
  'nothing',
  'Amal Haddad',
  'order_status',
  'https://api.example.com/orders/{number}',
  '{number}',
  '{{order}}',
  'order_ready',
  'api.example.com',
  'Europe/Berlin',
  'harbour.localhost:4010',
  'Your name',
  'Email',
  'What is it about?',
  '.head {\n  letter-spacing: 0.02em;\n}',
]

/**
 * Returns the problems of an Arabic screen: axe's violations, texts in Latin letters, which no catalogue has,
 * and content beyond the window in both text directions; in `npm run test:all` also the contrast in dark.
 */
export async function findFaults(page: Page): Promise<string[]> {
  const plainTexts = await findPlainTexts(page, [...knownNames, ...(await namesInTexts('ar'))])
  const inLight = await findViolations(page, 'body')
  const beyond = [...(await findOverflow(page, 'ltr')), ...(await findOverflow(page, 'rtl'))]
  const inDark = isExtended ? await findLowContrastInDark(page) : []
  return [...plainTexts, ...inLight, ...beyond, ...inDark.map((line) => `dark: ${line}`)]
}

async function findLowContrastInDark(page: Page): Promise<string[]> {
  await chooseScheme(page, 'dark')
  const found = await findViolations(page, 'body', ['color-contrast'])
  await chooseScheme(page, 'light')
  return found
}

async function findOverflow(page: Page, direction: 'ltr' | 'rtl'): Promise<string[]> {
  const beyond = await page.evaluate((dir) => {
    document.documentElement.dir = dir
    return document.documentElement.scrollWidth - innerWidth
  }, direction)
  return beyond > 0 ? [`${direction}: ${beyond} px wider than the window`] : []
}
