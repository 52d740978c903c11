import { describe, expect, it } from 'vitest'
import { cleanFileName } from './fileName.ts'

describe('cleanFileName', () => {
  it.each([
    ['हिन्दी फ़ाइल.docx', 'हिन्दी फ़ाइल.docx'.normalize('NFC')],
    ['สัญญา.pdf', 'สัญญา.pdf'],
    ["l'été (1).pdf", "l'été (1).pdf"],
    ['l’e\u0301te\u0301.pdf', 'l’été.pdf'],
    ['../etc/<b>"x"\u202e\u0000\n.exe', '..etcbx.exe'],
    ['😀', ''],
  ])('shows %j as %j', (name, shown) => {
    expect(cleanFileName(name, 120)).toBe(shown)
  })

  it('keeps the end of a long name, with its kind', () => {
    expect(cleanFileName(`${'a'.repeat(200)}.pdf`, 10)).toBe('aaaaaa.pdf')
  })
})
