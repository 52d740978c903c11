import { BadZip } from './openZip.ts'

/** A tag of a file, with the text up to the next tag. */
export interface Tag {
  /** Without the prefix of its namespace. */
  name: string
  attributes: string
  isEnd: boolean
  isEmpty: boolean
  textAfter: string
}

/** No Office program writes a longer tag or text. */
const maxPending = 4_000_000

/** Iterates over the tags of a file without a tree, so that depth and size cost no more than length. */
export function* tags(xml: string): Generator<Tag, void> {
  for (let open = xml.indexOf('<'); open >= 0;) {
    const close = xml.indexOf('>', open)
    if (close < 0) return
    const next = xml.indexOf('<', close)
    const inside = xml.slice(open + 1, close)
    const isEnd = inside.startsWith('/')
    const bare = isEnd ? inside.slice(1) : inside
    const cut = bare.search(/[\s/]/)
    const name = cut < 0 ? bare : bare.slice(0, cut)
    yield {
      name: name.slice(name.indexOf(':') + 1),
      attributes: cut < 0 ? '' : bare.slice(cut),
      isEnd,
      isEmpty: inside.endsWith('/'),
      textAfter: xml.slice(close + 1, next < 0 ? undefined : next),
    }
    open = next
  }
}

/** Visits the tags of a file that comes in parts; only the current part is in memory. */
export async function forEachTag(parts: AsyncIterable<string>, see: (tag: Tag) => void): Promise<void> {
  let pending = ''
  for await (const part of parts) {
    const last = part.lastIndexOf('<')
    if (last < 0) {
      pending += part
      if (pending.length > maxPending) throw new BadZip('A tag is too large')
      continue
    }
    for (const tag of tags(pending + part.slice(0, last))) see(tag)
    pending = part.slice(last)
  }
  for (const tag of tags(pending)) see(tag)
}

/** Returns the value of an attribute, whatever the prefix of its namespace; empty for none. */
export function attributeOf({ attributes }: Tag, name: string): string {
  const found = new RegExp(`[\\s:]${name}\\s?=\\s?["']([^"']{0,1000})["']`).exec(attributes)
  return decodeEntities(found?.[1] ?? '')
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Replaces the references of XML by their characters. Unknown names stay; impossible numbers are removed. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g,
    (reference, decimal, hex, name) => {
      if (name) return Object.hasOwn(entities, name) ? (entities[name] ?? reference) : reference
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return point <= 0x10ffff ? String.fromCodePoint(point) : ''
    },
  )
}
