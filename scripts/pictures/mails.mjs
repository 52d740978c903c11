import { join } from 'node:path'
import { urlOf } from '../launcher/ports.mjs'
import { fileOf, widths } from './photograph.mjs'
import { readWords } from './readWords.mjs'
import { signUp } from './screens.mjs'

/** An email has no dark version. */
const looks = { en: 'light', ar: 'arabic' }
const name = 'mail-confirm'

export const mailScreens = [{ name }]

/** Photographs the email for a new account as it was sent, and returns what could not be photographed. */
export async function photographMails(browser, { isWanted, folder }) {
  if (!isWanted({ name })) return []
  const missing = []
  for (const [language, look] of Object.entries(looks)) {
    const context = await browser.newContext({ locale: language })
    const page = await context.newPage()
    try {
      await page.goto(`${urlOf('hosting')}/login`)
      await page.evaluate((choice) => localStorage.setItem('parley.language', choice), language)
      await page.goto(`${urlOf('hosting')}/signup`)
      await signUp(page, await readWords(language))
      const html = await newestMail()
      await page.setContent(html)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 600 })
        await page.screenshot({ path: join(folder, fileOf(name, width, look)) })
      }
    } catch ({ message }) {
      missing.push(`${name}: ${message.split('\n')[0]} (${language})`)
    }
    await context.close()
  }
  return missing
}

async function newestMail() {
  const response = await fetch(`${urlOf('sandbox')}/inbox.json`)
  const mails = await response.json()
  return mails.find(({ html }) => html.includes('verify-email')).html
}
