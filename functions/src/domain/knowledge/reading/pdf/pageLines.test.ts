import { describe, expect, it } from 'vitest'
import { joinLines } from './joinLines.ts'
import { pageLines } from './pageLines.ts'
import type { PdfItem } from './PdfItem.ts'

const prose = [
  'We ship our boats twice a week from the',
  'harbour, on Tuesdays and on Fridays. An or-',
  'der that reaches us before noon leaves the',
  'same day; whatever comes later waits for the',
  'next van. Returns are free for thirty days if',
  'the boat was not in the water, and we collect',
  'it at your door without any further charge.',
]
const prices = [
  ['Boat', 'Price', 'Weight'],
  ['Kayak', '420 EUR', '18 kg'],
  ['Canoe', '690 EUR', '27 kg'],
  ['Dinghy', '1,150 EUR', '64 kg'],
  ['Raft', '380 EUR', '22 kg'],
  ['Skiff', '2,400 EUR', '110 kg'],
]
const joinedProse = `${prose.join('\n')}`.replace('or-\nder', 'order')
const table = prices.map((row) => row.join(' ')).join('\n')

const leading = 14

function itemAt(text: string, x: number, line: number, distance: number): PdfItem {
  return { text, x, y: 760 - line * distance, width: text.length * 5, height: 10 }
}

const linesAt = (x: number, lines: readonly string[]) =>
  lines.map((text, line) => itemAt(text, x, line, leading))

const rowsAt = (x: number, rows: readonly (readonly string[])[], distance = leading) =>
  rows.flatMap((row, line) => row.map((cell, at) => itemAt(cell, x + at * 75, line, distance)))

const textOf = (items: readonly PdfItem[]) => joinLines(pageLines(items))

describe('pageLines', () => {
  it.each([leading, 19])(
    'reads running text, then the table beside it, with rows %s points apart',
    (distance) => {
      expect(textOf([...linesAt(50, prose), ...rowsAt(330, prices, distance)])).toBe(
        `${joinedProse}\n\n${table}`,
      )
    },
  )

  it('reads a table, then the running text beside it', () => {
    expect(textOf([...rowsAt(50, prices), ...linesAt(300, prose)])).toBe(`${table}\n\n${joinedProse}`)
  })

  it('keeps the long first cells of a table in their rows, also where they take two lines', () => {
    const described = [
      ['Kayak for rivers and lakes, with a', '420 EUR', '18 kg'],
      ['spray cover and one paddle'],
      ['Canoe for two people and a dog, of', '690 EUR', '27 kg'],
      ['aluminium with wooden seats'],
      ['Dinghy with a sail and a small motor', '1,150 EUR', '64 kg'],
      ['for harbours and short trips'],
      ['Raft for children under supervision', '380 EUR', '22 kg'],
      ['and only near the shore'],
      ['Skiff for training crews of four or', '2,400 EUR', '110 kg'],
      ['five rowers with a cox'],
    ]
    const items = described.flatMap((row, line) =>
      row.map((cell, at) => itemAt(cell, at === 0 ? 50 : 240 + at * 75, line, leading)),
    )
    expect(textOf(items).split('\n').filter(Boolean)).toEqual(described.map((row) => row.join(' ')))
  })
})
