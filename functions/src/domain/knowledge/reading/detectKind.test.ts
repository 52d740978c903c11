import { describe, expect, it } from 'vitest'
import { detectKind, expectSize } from './detectKind.ts'

const zip = Buffer.from('PK\x03\x04rest', 'latin1')

describe('the kind of a file', () => {
  it.each([
    ['report.PDF', Buffer.from('%PDF-1.7'), 'pdf'],
    ['letter.docx', zip, 'docx'],
    ['prices.xlsx', zip, 'xlsx'],
    ['talk.pptx', zip, 'pptx'],
    ['page.HTM', Buffer.from('<p>Page</p>'), 'html'],
    ['notes.md', Buffer.from('# Notes'), 'md'],
    ['prices.csv', Buffer.from('a,b'), 'csv'],
  ])('is detected for %s', (name, content, kind) => {
    expect(detectKind(name, content)).toBe(kind)
  })

  it.each([
    ['a PDF that is HTML', 'a.pdf', Buffer.from('<html>')],
    ['a text that is a ZIP', 'a.txt', zip],
    ['a text that is a program', 'a.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0])],
    ['a picture', 'a.svg', Buffer.from('<svg>')],
    ['a name without an ending', 'README', Buffer.from('x')],
  ])('refuses %s (H-074)', (_, name, content) => {
    expect(() => detectKind(name, content)).toThrow(
      'Only pdf, docx, xlsx, pptx, html, txt, md, csv, tsv, htm Files',
    )
  })

  it.each([
    ['old.xls', 'This is an old Office format. Save the file as .xlsx and add it again.'],
    ['OLD.DOC', 'This is an old Office format. Save the file as .docx and add it again.'],
    ['locked.pptx', 'This file is password-protected.'],
  ])('explains why %s is refused: %s', (name, sentence) => {
    expect(() => detectKind(name, Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toThrow(sentence)
  })
})

describe('the size of a file', () => {
  it('is refused when it is one byte too large (H-073)', () => {
    expect(() => expectSize(25_000_001)).toThrow('Max size: 25 MBs')
    expect(() => expectSize(25_000_000)).not.toThrow()
  })
})
