import { fileLimits, tooLong, tooMuchWork } from '../fileLimits.ts'
import type { TableRow } from '../tableSections.ts'
import { attributeOf, decodeEntities, forEachTag, type Tag } from '../xmlTags.ts'
import type { DateStyle } from './readDateStyles.ts'
import { fillMerged, readRange, type CellRange } from './mergedCells.ts'
import { showNumber } from './showNumber.ts'

export interface SheetContext {
  strings: readonly string[]
  dateStyles: ReadonlyMap<number, DateStyle>
  isFrom1904: boolean
  cells: { count: number }
}

interface OpenRow extends TableRow {
  cells: string[]
}

/** Returns the filled rows of a sheet with their numbers; hidden rows are left out. */
export async function readSheet(parts: AsyncIterable<string>, context: SheetContext): Promise<TableRow[]> {
  const rows: OpenRow[] = []
  const merged: CellRange[] = []
  let row: OpenRow | undefined
  let cell: Tag | undefined
  let value = ''
  let isSpoken = false
  let number = 0
  let characters = 0

  const closeCell = () => {
    if (!row || !cell) return
    const at = columnOf(attributeOf(cell, 'r')) ?? row.cells.length
    const text = showCell(cell, value, context).trim()
    if (at >= fileLimits.tableColumns || text === '') return
    context.cells.count += Math.max(1, at - row.cells.length + 1)
    characters += text.length
    if (context.cells.count > fileLimits.tableCells) throw tooMuchWork()
    if (characters > fileLimits.characters) throw tooLong()
    while (row.cells.length < at) row.cells.push('')
    row.cells[at] = text
  }

  await forEachTag(parts, (tag) => {
    const isStart = !tag.isEnd
    switch (tag.name) {
      case 'row':
        if (isStart) {
          number = Number(attributeOf(tag, 'r')) || number + 1
          row = /^(1|true)$/.test(attributeOf(tag, 'hidden')) ? undefined : { cells: [], number }
        }
        if ((tag.isEnd || tag.isEmpty) && row?.cells.some(Boolean)) rows.push(row)
        break
      case 'c':
        if (isStart) [cell, value] = [tag, '']
        if (tag.isEnd) closeCell()
        break
      case 'rPh':
        isSpoken = isStart && !tag.isEmpty
        break
      case 'v':
      case 't':
        if (isStart && !isSpoken) value += tag.textAfter
        break
      case 'mergeCell':
        if (isStart && merged.length < 50_000) merged.push(...readRange(attributeOf(tag, 'ref')))
    }
  })
  fillMerged(rows, merged)
  return rows
}

/** Returns the displayed text of a cell; a formula shows its last result. */
function showCell(cell: Tag, value: string, { strings, dateStyles, isFrom1904 }: SheetContext): string {
  const type = attributeOf(cell, 't')
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  if (type !== '' && type !== 'n') return decodeEntities(value)
  return showNumber(value, dateStyles.get(Number(attributeOf(cell, 's') || -1)), isFrom1904)
}

/** Returns the column of a cell's name, such as 27 for `AB12`; undefined for none. */
function columnOf(name: string): number | undefined {
  return readRange(`${name}:${name}`)[0]?.fromColumn
}
