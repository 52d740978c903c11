import { AppError } from '../AppError.ts'
import { fileLimits, tooLong, tooMuchWork } from './fileLimits.ts'
import { BadZip, openZip } from './openZip.ts'

/**
 * The words of a Word document, a blank line between paragraphs. Only the part with the text is unpacked, and
 * it is read in one pass without a tree, so that neither depth nor size can cost more than its length.
 */
export function readDocx(content: Buffer): string {
  try {
    const archive = openZip(content)
    const body = archive.read(bodyPath(archive.read('_rels/.rels')?.toString('utf8') ?? ''))
    if (!body) throw new BadZip('There is no body')
    return textOf(body.toString('utf8'))
  } catch (error) {
    if (error instanceof AppError) throw error
    if (isTooLarge(error)) throw tooMuchWork()
    throw new AppError('file-unreadable', 'docxDamaged')
  }
}

/** Where the document's relations say that its text lies. */
function bodyPath(relations: string): string {
  for (const { name, attributes } of tags(relations)) {
    if (name !== 'Relationship' || !/\/officeDocument["']/.test(attributes)) continue
    const target = /\bTarget\s?=\s?["']\/?([^"']{1,200})["']/.exec(attributes)?.[1]
    if (target) return target
  }
  return 'word/document.xml'
}

function textOf(xml: string): string {
  const parts: string[] = []
  let characters = 0
  let isText = false
  /** Inside an element that repeats what stands before it for older programs. */
  let fallbackDepth = 0
  const add = (text: string) => {
    characters += text.length
    if (characters > fileLimits.characters * 2) throw tooLong()
    parts.push(text)
  }
  for (const { name, isEnd, isEmpty, textAfter } of tags(xml)) {
    const local = name.slice(name.indexOf(':') + 1)
    if (name === 'mc:Fallback' && !isEmpty) fallbackDepth += isEnd ? -1 : 1
    if (fallbackDepth > 0) continue
    if (local === 't') isText = !isEnd && !isEmpty
    else if (local === 'p' && isEnd) add('\n\n')
    else if (local === 'tab' && !isEnd) add('\t')
    else if ((local === 'br' || local === 'cr') && !isEnd) add('\n')
    if (isText && local === 't') add(decodeEntities(textAfter))
  }
  return parts.join('')
}

interface Tag {
  name: string
  attributes: string
  isEnd: boolean
  isEmpty: boolean
  /** What stands between this tag and the next one. */
  textAfter: string
}

function* tags(xml: string): Generator<Tag, void> {
  for (let open = xml.indexOf('<'); open >= 0;) {
    const close = xml.indexOf('>', open)
    if (close < 0) return
    const next = xml.indexOf('<', close)
    const inside = xml.slice(open + 1, close)
    const isEnd = inside.startsWith('/')
    const bare = isEnd ? inside.slice(1) : inside
    const cut = bare.search(/[\s/]/)
    yield {
      name: cut < 0 ? bare : bare.slice(0, cut),
      attributes: cut < 0 ? '' : bare.slice(cut),
      isEnd,
      isEmpty: inside.endsWith('/'),
      textAfter: xml.slice(close + 1, next < 0 ? undefined : next),
    }
    open = next
  }
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g, (whole, decimal, hex, name) => {
    if (name) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
}

function isTooLarge(error: unknown): boolean {
  if (error instanceof BadZip)
    return error.message.includes('too large') || error.message.includes('too many')
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
}
