import { expect, it } from 'vitest'
import { CompletionReader } from './CompletionReader.ts'
import { EventReader } from './EventReader.ts'

const words = (...contents: string[]) =>
  contents.map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`)
const stream = [
  ...words('Grüße ', '😀 an', ' alle'),
  'data: {"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":3}}',
  'data: [DONE]',
  '',
].join('\r\n\r\n')

/** Reads bytes in pieces of a size, as a network might cut them. */
function readInPieces(text: string, size: number) {
  const reader = new EventReader()
  const bytes = Buffer.from(text)
  const events: string[] = []
  for (let at = 0; at < bytes.length; at += size) events.push(...reader.read(bytes.subarray(at, at + size)))
  return new CompletionReader().read([...events, ...reader.end()])
}

it.each([1, 2, 3, 7, 64, 10_000])('reads the same answer in pieces of %i bytes', (size) => {
  expect(readInPieces(stream, size)).toEqual([
    { type: 'text', text: 'Grüße 😀 an alle' },
    { type: 'usage', inputTokens: 7, outputTokens: 3 },
  ])
})

it('passes over comments, other fields and servers that say nothing of use', () => {
  const odd =
    ': ping\nevent: x\nid: 1\ndata: {}\ndata: {"choices":[]}\ndata: {"choices":[{"delta":{"role":"assistant","content":null}}],"usage":null}\n'
  expect(readInPieces(odd, 5)).toEqual([])
})

it('takes an event without a last line end', () => {
  expect(readInPieces(words('Hi').join(), 4)).toEqual([{ type: 'text', text: 'Hi' }])
})

it('fails with a server that fails after its first words', () => {
  expect(() => readInPieces(`${words('Hi').join()}\n\ndata: {"error":{"message":"secret"}}\n\n`, 9)).toThrow(
    'failed after its first words',
  )
})
