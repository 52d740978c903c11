import { describe, expect, it } from 'vitest'
import { CompletionReader } from './CompletionReader.ts'

const delta = (...pieces: object[]) => JSON.stringify({ choices: [{ delta: { tool_calls: pieces } }] })
const reason = (finish_reason: string) => JSON.stringify({ choices: [{ delta: {}, finish_reason }] })
const first = (index: number, id: string, name: string) => ({
  index,
  id,
  type: 'function',
  function: { name, arguments: '' },
})
const more = (index: number, words: string) => ({ index, function: { arguments: words } })

describe('a tool call in a stream', () => {
  it('is returned when it is complete, after the text and before the usage', () => {
    const reader = new CompletionReader()
    const usage = { prompt_tokens: 9, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 4 } }
    expect(
      reader.read([delta(first(0, 'a', 'look'), first(1, 'b', 'cancel')), delta(more(0, '{"n'))]),
    ).toEqual([])
    expect(reader.read([delta(more(1, '{}'), more(0, '":1}'))])).toEqual([])
    const event = JSON.stringify({ choices: [{ delta: { content: 'One moment.' } }] })
    expect(
      reader.read([event, reason('tool_calls'), JSON.stringify({ choices: [], usage }), '[DONE]']),
    ).toEqual([
      { type: 'text', text: 'One moment.' },
      { type: 'toolCall', call: { id: 'a', name: 'look', arguments: '{"n":1}' } },
      { type: 'toolCall', call: { id: 'b', name: 'cancel', arguments: '{}' } },
      { type: 'usage', inputTokens: 9, outputTokens: 2, cachedTokens: 4 },
    ])
    expect(reader.end()).toEqual([])
  })

  it('is parsed from servers that neither index calls nor mark their end', () => {
    const reader = new CompletionReader()
    const complete = (id: string) => ({ id, function: { name: 'look', arguments: '{}' } })
    reader.read([delta(complete('a')), delta(complete('b'))])
    expect(reader.end()).toEqual(
      ['a', 'b'].map((id) => ({ type: 'toolCall', call: { id, name: 'look', arguments: '{}' } })),
    )
  })

  it('ends the answer if it has no end, or if there are too many', () => {
    const long = new CompletionReader()
    const pieces = Array.from({ length: 60 }, () => delta(more(0, 'x'.repeat(1_000))))
    expect(() => long.read(pieces)).toThrow('no end')
    const many = Array.from({ length: 40 }, (_, index) => delta(first(index, `${index}`, 'look')))
    expect(() => new CompletionReader().read(many)).toThrow('too many')
    const closed = many.flatMap((call) => [
      call,
      JSON.stringify({ choices: [{ delta: {}, finish_reason: 'tool_calls' }] }),
    ])
    expect(() => new CompletionReader().read(closed)).toThrow('too many')
    const chunks = Array.from({ length: 30 }, (_, index) => [
      delta(first(index, `${index}`, 'look')),
      ...pieces.slice(0, 10).map(() => delta(more(index, 'x'.repeat(1_000)))),
    ])
    expect(() => new CompletionReader().read(chunks.flat())).toThrow('have no end')
  })

  it.each([[null], [3], [{ index: 0 }], [{ index: 0, function: 'look' }]])('ignores %j', (piece) => {
    const reader = new CompletionReader()
    reader.read([JSON.stringify({ choices: [{ delta: { tool_calls: [piece] } }] })])
    expect(reader.end()).toEqual([])
  })
})
