import type { PagePart } from './PageReader.ts'
import { textOfParts } from './scanPage.ts'

const emailPattern = /^[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,20}$/i
const emailInText = /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,20}(?![\w-])/i

/** The ways to reach a company that a page names; each is empty for none. */
export interface SiteContact {
  email: string
  phone: string
}

/** Returns the first email and telephone number of a page. */
export function contactOf(parts: readonly PagePart[]): SiteContact {
  const links = parts.filter(({ kind }) => kind === 'link')
  const emails = links.filter(({ url }) => /^mailto:/i.test(url)).map(({ url }) => emailIn(url))
  const [phone] = links.filter(({ url }) => /^tel:/i.test(url)).flatMap(phoneOf)
  const email = emails.find((found) => emailPattern.test(found)) ?? emailInText.exec(textOfParts(parts))?.[0]
  return { email: email ?? '', phone: phone ?? '' }
}

function emailIn(url: string): string {
  const [written = ''] = url.slice('mailto:'.length).split('?')
  return written.replaceAll('%40', '@').trim()
}

/** Returns the number as people read it, or as the link has it. */
function phoneOf({ text, url }: PagePart): string[] {
  const digits = url.replaceAll(/[^\d+]/g, '')
  if (digits.length < 5 || digits.length > 20) return []
  return [/^[\d\s+()/.–-]{5,30}$/.test(text) ? text : digits]
}
