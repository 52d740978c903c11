import { describe, expect, it } from 'vitest'
import { chunkSections } from './chunkText.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)

describe('chunkText', () => {
  it('keeps fitting paragraphs together and every word in order', () => {
    const text = Array.from({ length: 40 }, (_, number) => `Paragraph ${number}. It has two sentences.`).join(
      '\n\n',
    )
    const chunks = chunkSections('s', [{ title: 'T', text }], 300)
    expect(chunks.length).toBeGreaterThan(3)
    expect(chunks.every((chunk) => chunk.text.length <= 300)).toBe(true)
    expect(words(chunks.map((chunk) => chunk.text).join(' '))).toEqual(words(text))
    expect(new Set(chunks.map((chunk) => chunk.id)).size).toBe(chunks.length)
  })

  it('cuts a paragraph without sentences anywhere rather than exceed the size', () => {
    const chunks = chunkSections('s', [{ title: 'T', text: 'x'.repeat(2_500) }], 1_000)
    expect(chunks.map((chunk) => chunk.text.length)).toEqual([1_000, 1_000, 500])
  })

  it('does not mix sections, so that a passage has one name', () => {
    const chunks = chunkSections(
      's',
      [
        { title: 'Page 1', text: 'One.' },
        { title: 'Page 2', text: 'Two.' },
      ],
      1_000,
    )
    expect(chunks.map((chunk) => chunk.title)).toEqual(['Page 1', 'Page 2'])
  })
})
