import type { Page } from 'playwright-core'

const emailsAndUrls = /\S+@\S+|https?:\S+/g

/**
 * Texts that are the same in every language: names of the product, of languages, models and cards, invoice
 * numbers, units, regions, dates and file formats.
 */
const unchanged = new RegExp(
  [
    String.raw`\b(?:Parley|EU|NA|USD|EUR|GBP|AUD|VAT|kB|MB|GB|px|ms|min|ID|URL|API|AI)\b`,
    String.raw`\b(?:CSV|JSON|PDF|DOCX|XLSX|PPTX|TXT|MD|TSV|HTML|HTM|CSS)\b`,
    // File extensions, in lists of accepted files.
    String.raw`\b(?:png|jpe?g|gif|webp|pdf|txt|md|csv|docx)\b`,
    String.raw`#[0-9a-f]{6}`,
    String.raw`\b(?:(?:American )?English|Deutsch|Français|Español|Português|Italiano|Nederlands|gpt-4o(?:-mini)?|GPT-4o(?: mini)?)\b`,
    String.raw`\bVisa\b|\b[A-Z\d]{8}-\d{4}\b`,
    String.raw`\b(?:Ctrl|Shift|Enter|Esc|Alt|Cmd)\b`,
  ].join('|'),
  'g',
)

/**
 * Returns texts and names of an Arabic page in Latin letters, which are in no catalogue. Excludes code, keys
 * and people's own texts (`dir="auto"`), and `known` words of theirs inside other texts.
 */
export async function findPlainTexts(page: Page, allowed: readonly string[]): Promise<string[]> {
  const { texts, names, written } = await page.evaluate(readPage)
  const people = [...allowed, ...written]
    .filter((word) => word.length > 1)
    .sort((a, b) => b.length - a.length)
  // URLs and emails first: a name may be part of one.
  const plainOf = (text: string) =>
    people
      .reduce((rest, word) => rest.replaceAll(word, ' '), text.replaceAll(emailsAndUrls, ' '))
      .replaceAll(unchanged, ' ')
  const found = [...texts, ...names].filter((text) => /[A-Za-z]{2}/.test(plainOf(text)))
  return [...new Set(found)]
}

function readPage(): { texts: string[]; names: string[]; written: string[] } {
  const foreign = '[lang]:not(html)'
  const skipped = `[dir="auto"], code, pre, kbd, script, style, noscript, ${foreign}`
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.closest(skipped) && element.checkVisibility({ visibilityProperty: true }),
  )
  const texts = elements.flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? ''),
  )
  const labels = [...document.body.querySelectorAll('[aria-label], [placeholder]')]
    .filter((element) => !element.closest(foreign) && element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => ['aria-label', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []))
  const names = elements.flatMap((element) =>
    ['title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
  )
  const written = [...document.querySelectorAll('[dir="auto"]')].map((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : (element.textContent?.trim() ?? ''),
  )
  return { texts, names: [...names, ...labels], written }
}
