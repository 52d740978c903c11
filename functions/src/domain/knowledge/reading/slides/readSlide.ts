import { tableText } from '../tableText.ts'
import { attributeOf, decodeEntities, tags } from '../xmlTags.ts'

interface Slide {
  title: string
  text: string
  isHidden: boolean
}

/** Placeholders with the same text on every slide. */
const repeated = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg'])

/** Returns the text of a slide or of its notes, including its title. */
export function readSlide(xml: string): Slide {
  const paragraphs: string[] = []
  let title = ''
  let isHidden = false
  let placeholder = ''
  let open = ''
  let table: string[][] | undefined
  let cell: string[] = []
  const closeParagraph = () => {
    const text = open.trim()
    open = ''
    if (text === '' || repeated.has(placeholder)) return
    if (table) cell.push(text)
    else {
      if (/title/i.test(placeholder)) title = title ? `${title} ${text}` : text
      paragraphs.push(text)
    }
  }
  for (const tag of tags(xml)) {
    const isStart = !tag.isEnd
    switch (tag.name) {
      case 'sld':
        if (isStart) isHidden = attributeOf(tag, 'show') === '0'
        break
      case 'sp':
        placeholder = ''
        break
      case 'ph':
        if (isStart) placeholder = attributeOf(tag, 'type')
        break
      case 'tbl':
        if (table && tag.isEnd) paragraphs.push(tableText(table, false))
        table = isStart ? [] : undefined
        break
      case 'tr':
        if (isStart) table?.push([])
        break
      case 'tc':
        if (tag.isEnd) table?.at(-1)?.push(cell.join(' '))
        cell = []
        break
      case 't':
        if (isStart && !tag.isEmpty) open += decodeEntities(tag.textAfter)
        break
      case 'br':
      case 'tab':
        open += ' '
        break
      case 'p':
        if (tag.isEnd) closeParagraph()
    }
  }
  return { title, text: paragraphs.join('\n\n'), isHidden }
}
