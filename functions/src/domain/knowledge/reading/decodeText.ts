import { analyse } from 'chardet'

/** Bytes that are enough to detect the encoding; more would be slow. */
const maxBytes = 200_000
/** Candidates of the detection, in the order that decides between equal scores. */
const guessed = new Map([
  ['Shift_JIS', 'shift_jis'],
  ['EUC-JP', 'euc-jp'],
  ['GB18030', 'gb18030'],
  ['Big5', 'big5'],
  ['EUC-KR', 'euc-kr'],
  ['windows-1251', 'windows-1251'],
  ['KOI8-R', 'koi8-r'],
  ['windows-1256', 'windows-1256'],
  ['windows-1250', 'windows-1250'],
  ['windows-1253', 'windows-1253'],
  ['windows-1254', 'windows-1254'],
  ['windows-1255', 'windows-1255'],
  ['ISO-8859-2', 'iso-8859-2'],
  ['ISO-8859-5', 'iso-8859-5'],
  ['ISO-8859-6', 'iso-8859-6'],
  ['ISO-8859-7', 'iso-8859-7'],
  ['ISO-8859-8', 'iso-8859-8'],
  ['ISO-8859-9', 'windows-1254'],
])

/**
 * Decodes a text of unknown encoding: UTF-8 and UTF-16 by their marks and bytes, else the detected one, else
 * the Western encoding of older spreadsheets.
 */
export function decodeText(content: Buffer): string {
  const wide = wideEncoding(content)
  if (wide) return new TextDecoder(wide).decode(content)
  const text = new TextDecoder().decode(content)
  return isMostlyReadable(text) ? text : new TextDecoder(guessEncoding(content)).decode(content)
}

/**
 * Returns whether a text was UTF-8, possibly with damaged bytes: decoding another encoding gives hardly a
 * letter.
 */
function isMostlyReadable(text: string): boolean {
  const damaged = text.match(/\ufffd/g)?.length ?? 0
  const letters = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
  return damaged * 4 <= letters
}

/** Returns whether a file with zero bytes can be a text: half of the bytes are zero in UTF-16. */
export function isWideText(content: Buffer): boolean {
  return wideEncoding(content) !== undefined
}

function wideEncoding(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be'
  const some = content.subarray(0, 2_000)
  const zeros = [0, 0]
  for (const [at, byte] of some.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > some.length / 8 && even === 0) return 'utf-16le'
  if (even > some.length / 8 && odd === 0) return 'utf-16be'
  return undefined
}

function guessEncoding(content: Buffer): string {
  const likely = analyse(content.subarray(0, maxBytes))
  const [best] = likely.filter(({ name }) => guessed.has(name))
  const western = likely.find(({ name }) => name === 'ISO-8859-1' || name === 'windows-1252')
  if (!best || (western && western.confidence > best.confidence)) return 'windows-1252'
  return guessed.get(best.name) ?? 'windows-1252'
}
