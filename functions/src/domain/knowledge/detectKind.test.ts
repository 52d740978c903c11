import { describe, expect, it } from 'vitest'
import { detectKind } from './detectKind.ts'

const zip = Buffer.from('PK\x03\x04rest', 'latin1')

describe('the kind of a file', () => {
  it.each([
    ['report.PDF', Buffer.from('%PDF-1.7'), 'pdf'],
    ['letter.docx', zip, 'docx'],
    ['notes.md', Buffer.from('# Notes'), 'md'],
    ['prices.csv', Buffer.from('a,b'), 'csv'],
  ])('of %s is found', (name, content, kind) => {
    expect(detectKind(name, content)).toBe(kind)
  })

  it.each([
    ['a PDF that is HTML', 'a.pdf', Buffer.from('<html>')],
    ['a text that is a ZIP', 'a.txt', zip],
    ['a text that is a program', 'a.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0])],
    ['a picture', 'a.svg', Buffer.from('<svg>')],
    ['a name without an ending', 'README', Buffer.from('x')],
  ])('H-074 %s is refused', (_, name, content) => {
    expect(() => detectKind(name, content)).toThrow('Only pdf, docx, txt, md, csv, tsv Files')
  })

  it('H-073 a file of one byte too many is refused, one that just fits is taken', () => {
    expect(() => detectKind('a.txt', Buffer.alloc(5_000_001, 'a'))).toThrow('Max size: 5 MBs')
    expect(detectKind('a.txt', Buffer.alloc(5_000_000, 'a'))).toBe('txt')
  })
})
