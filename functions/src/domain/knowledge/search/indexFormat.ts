import { z } from 'zod'
import { pairSchema } from '../indexing/pairMatcher.ts'

/** The beginning of every index of this format: "PKI2". */
const mark = 0x32494b50
const wordBytes = 4

/** What an index is searched by. "Ends" say where the entries of another array end, one for each entry. */
export interface IndexArrays {
  /** All terms in the order of JavaScript's `<`, one after the other, in UTF-8. */
  vocabulary: Uint8Array
  vocabularyEnds: Uint32Array
  /** Which letters a term has, as `lettersOf` counts them. */
  letters: Uint32Array
  /** Of each term, in the three arrays that follow. */
  postingEnds: Uint32Array
  /** The passages that have a term. */
  passages: Uint32Array
  /** How often their text has it, up to 255 times, and their title. */
  inText: Uint8Array
  inTitle: Uint8Array
  /** How many terms the text of each passage has. */
  lengths: Uint32Array
  /** The language of each passage: its place in the header's list, from one on; 0 where it is not known. */
  languages: Uint8Array
  /** The vector of each passage, a byte a component; empty where the index has none. */
  vectors: Int8Array
  /** Prints of each passage, as `printsOf` makes them. */
  prints: Uint32Array
  /** Id, title, text and address of each passage in turn, in UTF-8. */
  texts: Uint8Array
  textEnds: Uint32Array
}

const headerSchema = z.object({
  /** Bytes of each array, in the order above. */
  sizes: z.array(z.int().nonnegative()),
  /** Languages of the passages, the commonest first. */
  languages: z.array(z.string()),
  pairs: z.array(pairSchema),
  /** The model that has made the vectors; undefined where there are none. */
  vectorModel: z.string().optional(),
})
export type IndexHeader = Omit<z.infer<typeof headerSchema>, 'sizes'>

/** An index as it is stored: mark, length of the header, header and arrays, each at a multiple of four. */
export function writeIndex(header: IndexHeader, arrays: IndexArrays): Buffer {
  const bytes = [
    arrays.vocabulary,
    arrays.vocabularyEnds,
    arrays.letters,
    arrays.postingEnds,
    arrays.passages,
    arrays.inText,
    arrays.inTitle,
    arrays.lengths,
    arrays.languages,
    arrays.vectors,
    arrays.prints,
    arrays.texts,
    arrays.textEnds,
  ].map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))
  const text = Buffer.from(JSON.stringify({ ...header, sizes: bytes.map(({ length }) => length) }))
  const start = Buffer.alloc(2 * wordBytes)
  start.writeUInt32LE(mark, 0)
  start.writeUInt32LE(text.length, wordBytes)
  return Buffer.concat([start, ...[text, ...bytes].flatMap((part) => [part, padding(part.length)])])
}

/**
 * Reads what `writeIndex` has written, without a copy: the arrays are views of the file, so an index takes no
 * more memory than its file. Undefined for an index of another format, which has to be built anew.
 */
export function readIndex(stored: Buffer): { header: IndexHeader; arrays: IndexArrays } | undefined {
  if (stored.length < 2 * wordBytes || stored.readUInt32LE(0) !== mark) return undefined
  // Views of whole words must begin at one.
  const file = stored.byteOffset % wordBytes === 0 ? stored : Buffer.from(new Uint8Array(stored).buffer)
  let at = 2 * wordBytes
  const bytes = (length: number) => {
    const part = new Uint8Array(file.buffer, file.byteOffset + at, length)
    at += length + padding(length).length
    return part
  }
  const headerLength = file.readUInt32LE(wordBytes)
  const text = Buffer.from(bytes(headerLength)).toString('utf8')
  const { sizes, ...header } = headerSchema.parse(JSON.parse(text))
  const whole = sizes.reduce((sum, size) => sum + size + padding(size).length, at)
  if (whole !== file.length) throw new RangeError('The index is not whole.')
  const sizesLeft = sizes.values()
  const nextBytes = () => bytes(sizesLeft.next().value ?? 0)
  const nextWords = () => {
    const part = nextBytes()
    return new Uint32Array(part.buffer, part.byteOffset, part.length / wordBytes)
  }
  const nextSigned = () => {
    const part = nextBytes()
    return new Int8Array(part.buffer, part.byteOffset, part.length)
  }
  const arrays: IndexArrays = {
    vocabulary: nextBytes(),
    vocabularyEnds: nextWords(),
    letters: nextWords(),
    postingEnds: nextWords(),
    passages: nextWords(),
    inText: nextBytes(),
    inTitle: nextBytes(),
    lengths: nextWords(),
    languages: nextBytes(),
    vectors: nextSigned(),
    prints: nextWords(),
    texts: nextBytes(),
    textEnds: nextWords(),
  }
  return { header, arrays }
}

function padding(length: number): Buffer {
  return Buffer.alloc((wordBytes - (length % wordBytes)) % wordBytes)
}
