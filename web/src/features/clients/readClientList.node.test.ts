import { describe, expect, it } from 'vitest'
import { readClientList } from './readClientList.ts'

describe('readClientList', () => {
  it('reads names and emails in either order, with or without a header line', () => {
    const rows = [
      { name: 'Ada Byron', email: 'ada@example.com' },
      { name: 'Bo, the second', email: 'bo@example.com' },
    ]
    const headed = readClientList('name,email\nAda Byron,ada@example.com\n"Bo, the second",bo@example.com\n')
    expect(headed).toMatchObject(rows)
    expect(headed.map(({ line }) => line)).toEqual([2, 3])
    const bare = readClientList('ada@example.com;Ada Byron\r\nbo@example.com;"Bo, the second"')
    expect(bare).toMatchObject(rows)
    expect(bare.map(({ line }) => line)).toEqual([1, 2])
  })

  it('keeps invalid lines, so that the screen can list them', () => {
    expect(readClientList('Ada,ada@example.com\nNobody\n,bo@example.com')).toEqual([
      { name: 'Ada', email: 'ada@example.com', line: 1 },
      { name: 'Nobody', email: '', line: 2 },
      { name: '', email: 'bo@example.com', line: 3 },
    ])
  })

  it.each([
    ['E-Mail;Firma;Name\nada@example.com;Tide Ltd;Ada Byron', { name: 'Ada Byron', line: 2 }],
    ['Vorname;Nachname;E-Mail\nAda;Byron;ada@example.com', { name: 'Ada Byron', line: 2 }],
    ['sep=;\r\nName;E-Mail\r\nByron, Ada;ada@example.com', { name: 'Byron, Ada', line: 3 }],
    ['Ada Byron <ada@example.com>', { name: 'Ada Byron', line: 1 }],
    ['"Byron, Ada" <ada@example.com>', { name: 'Byron, Ada', line: 1 }],
  ])('reads %j', (text, row) => {
    expect(readClientList(text)).toEqual([{ ...row, email: 'ada@example.com' }])
  })
})
