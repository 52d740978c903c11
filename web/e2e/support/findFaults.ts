import type { Page } from 'playwright-core'
import { people } from '../../../scripts/pictures/people.mjs'
import { findViolations } from './expectAccessible.ts'
import { findPlainTexts } from './findPlainTexts.ts'
import { namesInTexts } from './namesInTexts.ts'
import { chooseScheme } from './screens.ts'

/** Words of people in the demo world that stand inside of names. */
const known = [
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
  'E-mail',
  'What is it about?',
  '.head {\n  letter-spacing: 0.02em;\n}',
]

/**
 * What is wrong with an Arabic screen: what axe finds by day and by night, texts in Latin letters, which no
 * catalogue has, and what reaches beyond the window, in both directions of writing.
 */
export async function findFaults(page: Page): Promise<string[]> {
  const plainTexts = await findPlainTexts(page, [...known, ...(await namesInTexts('ar'))])
  const inLight = await findViolations(page, 'body')
  const beyond = [...(await findOverflow(page, 'ltr')), ...(await findOverflow(page, 'rtl'))]
  await chooseScheme(page, 'dark')
  // All but the colours are as they were.
  const inDark = await findViolations(page, 'body', ['color-contrast'])
  await chooseScheme(page, 'light')
  return [...plainTexts, ...inLight, ...beyond, ...inDark.map((line) => `dark: ${line}`)]
}

async function findOverflow(page: Page, direction: 'ltr' | 'rtl'): Promise<string[]> {
  const beyond = await page.evaluate((dir) => {
    document.documentElement.dir = dir
    return document.documentElement.scrollWidth - innerWidth
  }, direction)
  return beyond > 0 ? [`${direction}: ${beyond} px wider than the window`] : []
}
