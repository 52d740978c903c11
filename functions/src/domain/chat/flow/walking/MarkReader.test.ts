import { describe, expect, it } from 'vitest'
import { MarkReader } from './MarkReader.ts'

function readInPieces(text: string, size: number) {
  const marks: string[] = []
  const reader = new MarkReader((mark) => marks.push(mark))
  let words = ''
  for (let at = 0; at < text.length; at += size) words += reader.read(text.slice(at, at + size))
  return { words: words + reader.end(), marks }
}

describe('MarkReader', () => {
  it.each([1, 2, 3, 5, 100])('removes marks from text that comes in pieces of %i', (size) => {
    expect(readInPieces('<<2>> Hello <b>you</b> 1 << 2 <<12>>!', size)).toEqual({
      words: ' Hello <b>you</b> 1 << 2 !',
      marks: ['2', '12'],
    })
  })

  it('holds back only what may become a mark', () => {
    const reader = new MarkReader(() => undefined)
    expect(reader.read('a < b')).toBe('a < b')
    expect(reader.read(' and <')).toBe(' and ')
    expect(reader.read('<1')).toBe('')
    expect(reader.read('000')).toBe('<<1000')
    expect(reader.read('<<')).toBe('')
    expect(reader.end()).toBe('<<')
  })
})
