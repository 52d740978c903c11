import { z } from 'zod'
import { pairSchema } from '../indexing/pairMatcher.ts'

/** The beginning of every index of this format: "PKI2". */
const mark = 0x32494b50
const wordBytes = 4

/** The arrays that are searched. "Ends" have the end of each entry in another array. */
export interface IndexArrays {
  /** All terms in the order of JavaScript's `<`, one after the other, in UTF-8. */
  vocabulary: Uint8Array
  vocabularyEnds: Uint32Array
  /** The letters of each term, as `lettersOf` returns them. */
  letters: Uint32Array
  /** The end of each term's postings in the three arrays that follow. */
  postingEnds: Uint32Array
  /** The passages that have a term. */
  passages: Uint32Array
  /** The counts of the word in the text and in the title, up to 255 each. */
  inText: Uint8Array
  inTitle: Uint8Array
  /** The number of terms in the text of each passage. */
  lengths: Uint32Array
  /** The language of each passage: its position in the header's list plus one; 0 when unknown. */
  languages: Uint8Array
  /** The vector of each passage, a byte for each component; empty when the index has none. */
  vectors: Int8Array
  /** Prints of each passage, as `printsOf` returns them. */
  prints: Uint32Array
  /** Id, title, text and URL of each passage in turn, in UTF-8. */
  texts: Uint8Array
  textEnds: Uint32Array
}

const headerSchema = z.object({
  /** Bytes of each array, in the order above. */
  sizes: z.array(z.int().nonnegative()),
  /** Languages of the passages, most common first. */
  languages: z.array(z.string()),
  pairs: z.array(pairSchema),
  /** The model of the vectors; undefined without vectors. */
  vectorModel: z.string().optional(),
})
export type IndexHeader = Omit<z.infer<typeof headerSchema>, 'sizes'>

/**
 * Returns an index as it is stored: mark, length of the header, header and arrays, each at a multiple of
 * four.
 */
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
 * Reads a file of `writeIndex` without a copy: the arrays are views of the file, so an index needs no more
 * memory than its file. Undefined for another format, which must be rebuilt.
 */
export function readIndex(stored: Buffer): { header: IndexHeader; arrays: IndexArrays } | undefined {
  if (stored.length < 2 * wordBytes || stored.readUInt32LE(0) !== mark) return undefined
  // Views of whole words must begin at a multiple of four.
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
  const totalBytes = sizes.reduce((sum, size) => sum + size + padding(size).length, at)
  if (totalBytes !== file.length) throw new RangeError('The index is incomplete.')
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
