import { attributeOf, tags } from '../xmlTags.ts'

/** The display of a number that is a date or a time. */
export type DateStyle = 'date' | 'time' | 'dateTime'

/** Formats that every workbook has without naming them. */
const builtIn: Record<number, DateStyle> = {
  ...Object.fromEntries(
    [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 54, 57, 58].map((id) => [id, 'date']),
  ),
  ...Object.fromEntries([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47].map((id) => [id, 'time'])),
  22: 'dateTime',
}

/** Returns the cell styles that show dates or times, by their number. */
export function readDateStyles(xml: string): Map<number, DateStyle> {
  const formats = new Map(Object.entries(builtIn).map(([id, style]) => [Number(id), style]))
  const styles = new Map<number, DateStyle>()
  let count = 0
  let isCells = false
  for (const tag of tags(xml)) {
    if (tag.name === 'numFmt') {
      const style = styleOf(attributeOf(tag, 'formatCode'))
      if (style) formats.set(Number(attributeOf(tag, 'numFmtId')), style)
    } else if (tag.name === 'cellXfs') isCells = !tag.isEnd
    else if (tag.name === 'xf' && !tag.isEnd && isCells) {
      const style = formats.get(Number(attributeOf(tag, 'numFmtId')))
      if (style) styles.set(count, style)
      count++
    }
  }
  return styles
}

/**
 * Returns the display of a format: letters of dates and times outside quoted words, colours and conditions.
 */
function styleOf(format: string): DateStyle | undefined {
  const letters = format.split(';', 1)[0]?.replace(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|_.|\*./gi, '') ?? ''
  const isDate = /[dy]/i.test(letters) || /m{3,}/i.test(letters)
  const isTime = /[hs]/i.test(letters)
  if (isDate) return isTime ? 'dateTime' : 'date'
  return isTime ? 'time' : undefined
}
