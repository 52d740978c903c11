import { describe, expect, it } from 'vitest'
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

/** Reads bytes in pieces of a size, as a network might split them. */
function readInPieces(text: string, size: number) {
  const reader = new EventReader()
  const bytes = Buffer.from(text)
  const events: string[] = []
  for (let at = 0; at < bytes.length; at += size) events.push(...reader.read(bytes.subarray(at, at + size)))
  return new CompletionReader().read([...events, ...reader.end()])
}

describe('EventReader', () => {
  it.each([1, 2, 3, 7, 64, 10_000])('reads the same events in pieces of %i bytes', (size) => {
    expect(readInPieces(stream, size)).toEqual([
      { type: 'text', text: 'Grüße 😀 an alle' },
      { type: 'usage', inputTokens: 7, outputTokens: 3 },
    ])
  })

  it('ignores comments, other fields and unusable data', () => {
    const odd =
      ': ping\nevent: x\nid: 1\ndata: {}\ndata: {"choices":[]}\ndata: {"choices":[{"delta":{"role":"assistant","content":null}}],"usage":null}\n'
    expect(readInPieces(odd, 5)).toEqual([])
  })

  it('accepts an event without a final newline', () => {
    expect(readInPieces(words('Hi').join(), 4)).toEqual([{ type: 'text', text: 'Hi' }])
  })

  it('throws when a server fails after its first text', () => {
    expect(() =>
      readInPieces(`${words('Hi').join()}\n\ndata: {"error":{"message":"secret"}}\n\n`, 9),
    ).toThrow('failed after its first words')
  })

  it.each([
    ['events that say nothing', 'data: {}\n\n'],
    ['empty words', `${words('').join()}\n\n`],
    ['usage', 'data: {"choices":[],"usage":{"prompt_tokens":1}}\n\n'],
    ['comments', ': ping\n\n'],
  ])('throws for more than the longest answer of %s', (_, event) => {
    const reader = new EventReader()
    const chunk = Buffer.from(event.repeat(Math.ceil(60_000 / event.length)))
    let bytes = 0
    const readOn = () => {
      for (; bytes < 50_000_000; bytes += chunk.length) reader.read(chunk)
    }
    expect(readOn).toThrow('no end')
    expect(bytes).toBeLessThan(9_000_000)
  })

  it('accepts the longest answer of a server with large events', () => {
    const event = `data: ${JSON.stringify({ choices: [{ delta: { content: 'a' } }], padding: 'x'.repeat(400) })}`
    const [answer] = readInPieces(`${event}\n\n`.repeat(8_192), 16_000)
    expect(answer).toEqual({ type: 'text', text: 'a'.repeat(8_192) })
  })
})
