import { describe, expect, it } from 'vitest'
import { Speech } from './Speech.ts'

/** Returns the spoken texts of an answer that comes in pieces of a length. */
function sayInPieces(answer: string, length: number): string[] {
  const spoken: string[] = []
  const speech = new Speech((words) => spoken.push(words))
  for (let at = 0; at < answer.length; at += length) speech.add(answer.slice(at, at + length))
  speech.end()
  return spoken
}

const answer =
  '## Opening hours\n\n1. **Monday**: ten. Really!\n2. See [our page. Now](https://shop.example/a?b=1).\n```\nlet x = 1. \n```\nIs that _all_? Yes'
const words = 'Opening hours Monday: ten. Really! See our page. Now. Is that all? Yes'

describe('speech', () => {
  it.each([1, 2, 3, 7, 20, 500])('speaks the same words for pieces of any size, here %i', (length) => {
    expect(sayInPieces(answer, length).join('')).toBe(words)
  })

  it('begins with the first sentence', () => {
    const spoken: string[] = []
    const speech = new Speech((text) => spoken.push(text))
    speech.add('We open at **ten')
    expect(spoken).toEqual([])
    speech.add('**. And ')
    expect(spoken).toEqual(['We open at ten.'])
    speech.end()
    expect(spoken).toEqual(['We open at ten.', ' And'])
  })

  it('ends with the stored answer, and repeats nothing', () => {
    const spoken: string[] = []
    const speech = new Speech((text) => spoken.push(text))
    speech.add('One. Two. Thr')
    speech.end('One. Two. Four.')
    speech.end('One. Two. Four.')
    expect(spoken.join('')).toBe('One. Two. Four.')
  })

  it('stops for a sentence that replaces the rest', () => {
    const spoken: string[] = []
    const speech = new Speech((text) => spoken.push(text))
    speech.add('At ten. And')
    speech.add(' ')
    speech.replaceBy('At last somebody is here.')
    expect(spoken.join('')).toBe('At ten. At last somebody is here.')
    new Speech((text) => spoken.push(text)).replaceBy('Goodbye.')
    expect(spoken.at(-1)).toBe('Goodbye.')
  })

  it('speaks nothing for an answer without words', () => {
    expect(sayInPieces('```\ncode\n```\n', 4)).toEqual([])
  })
})
