import { expect, it } from 'vitest'
import { readClientList } from './readClientList.ts'

it('reads names and addresses in either order, with or without a head', () => {
  const rows = [
    { name: 'Ada Byron', email: 'ada@example.com' },
    { name: 'Bo, the second', email: 'bo@example.com' },
  ]
  expect(readClientList('name,email\nAda Byron,ada@example.com\n"Bo, the second",bo@example.com\n')).toEqual(
    rows,
  )
  expect(readClientList('ada@example.com;Ada Byron\r\nbo@example.com;"Bo, the second"')).toEqual(rows)
})

it('keeps lines that are wrong, so that they can be named', () => {
  expect(readClientList('Ada,ada@example.com\nNobody\n,bo@example.com')).toEqual([
    { name: 'Ada', email: 'ada@example.com' },
    { name: 'Nobody', email: '' },
    { name: '', email: 'bo@example.com' },
  ])
})
