import { cutText } from '../../../kernel/texts/cutText.ts'
import type { Section } from '../../../kernel/ports/Section.ts'
import { fileLimits, tooLong } from '../fileLimits.ts'
import { tableText } from '../tableText.ts'
import { attributeOf, decodeEntities, type Tag } from '../xmlTags.ts'
import type { ParagraphRole } from './readStyles.ts'

type NoteKind = 'footnote' | 'endnote' | 'comment'

export interface DocumentParts {
  styles: ReadonlyMap<string, ParagraphRole>
  notes: Record<NoteKind, ReadonlyMap<string, string>>
}

interface OpenTable {
  rows: string[][]
  cell: string[]
  hasNames: boolean
}

const noteKinds: Record<string, NoteKind> = {
  footnoteReference: 'footnote',
  endnoteReference: 'endnote',
  commentReference: 'comment',
}
/** Tables nested deeper are layout. */
const maxTables = 20

/** Collects a document's text from its tags, in their order. */
export class DocumentText {
  /** The number of tables of contents that were left out. */
  contents = 0
  private readonly parts: DocumentParts
  private readonly title: string
  private readonly found: Section[] = []
  private section: { title: string; paragraphs: string[] }
  private paragraph = ''
  private role: ParagraphRole | undefined
  private isListed = false
  private isText = false
  /** The depth inside elements that repeat content for older programs. */
  private fallbackDepth = 0
  private isInContents = false
  private readonly tables: OpenTable[] = []
  private characters = 0

  constructor(title: string, parts: DocumentParts) {
    this.title = title
    this.parts = parts
    this.section = { title, paragraphs: [] }
  }

  sections(): Section[] {
    this.closeSection(this.title)
    return this.found
  }

  see(tag: Tag): void {
    if (tag.name === 'Fallback' && !tag.isEmpty) this.fallbackDepth += tag.isEnd ? -1 : 1
    if (this.fallbackDepth > 0) return
    if (tag.isEnd) this.seeEnd(tag)
    else this.seeStart(tag)
    if (this.isText && tag.name === 't') this.add(decodeEntities(tag.textAfter))
  }

  private seeStart(tag: Tag): void {
    switch (tag.name) {
      case 't':
        this.isText = !tag.isEmpty
        break
      case 'p':
        if (tag.isEmpty) break
        this.role = undefined
        this.isListed = false
        break
      case 'pStyle':
        this.role = this.parts.styles.get(attributeOf(tag, 'val'))
        break
      case 'outlineLvl':
        if (/^[0-3]$/.test(attributeOf(tag, 'val'))) this.role ??= 'heading'
        break
      case 'numPr':
        this.isListed = true
        break
      case 'tab':
        // Definitions of tab stops have the same name and a position.
        if (attributeOf(tag, 'pos') === '') this.add('\t')
        break
      case 'br':
      case 'cr':
        this.add('\n')
        break
      case 'noBreakHyphen':
        this.add('-')
        break
      case 'tbl':
        if (this.tables.length < maxTables) this.tables.push({ rows: [], cell: [], hasNames: false })
        break
      case 'tr':
        this.tables.at(-1)?.rows.push([])
        break
      case 'tblHeader':
        this.markNames()
        break
      default:
        this.seeNote(tag)
    }
  }

  private seeEnd({ name }: Tag): void {
    if (name === 't') this.isText = false
    else if (name === 'p') this.closeParagraph()
    else if (name === 'tc') this.closeCell()
    else if (name === 'tbl') this.closeTable()
  }

  private seeNote(tag: Tag): void {
    const kind = noteKinds[tag.name]
    const text = kind && this.parts.notes[kind].get(attributeOf(tag, 'id'))?.trim()
    if (text) this.add(` (${text})`)
  }

  private add(text: string): void {
    this.characters += text.length
    if (this.characters > fileLimits.characters * 2) throw tooLong()
    this.paragraph += text
  }

  private closeParagraph(): void {
    const text = this.paragraph.trim()
    const { role } = this
    this.paragraph = ''
    if (role === 'contents') {
      if (!this.isInContents) this.contents++
      this.isInContents = true
      return
    }
    if (text === '') return
    this.isInContents = false
    const table = this.tables.at(-1)
    if (table) table.cell.push(text)
    else if (role === 'heading') this.closeSection(cutText(`${this.title}: ${text}`, 200))
    else this.section.paragraphs.push(this.isListed ? `- ${text}` : text)
  }

  private closeCell(): void {
    const table = this.tables.at(-1)
    table?.rows.at(-1)?.push(table.cell.join(' '))
    if (table) table.cell = []
  }

  private closeTable(): void {
    const table = this.tables.pop()
    if (!table) return
    const text = tableText(table.rows, table.hasNames)
    const outer = this.tables.at(-1)
    if (outer) outer.cell.push(text.replaceAll('\n\n', '; '))
    else if (text) this.section.paragraphs.push(text)
  }

  /** Only the first row names columns. */
  private markNames(): void {
    const table = this.tables.at(-1)
    if (table?.rows.length === 1) table.hasNames = true
  }

  private closeSection(next: string): void {
    if (this.section.paragraphs.length > 0)
      this.found.push({ title: this.section.title, text: this.section.paragraphs.join('\n\n') })
    this.section = { title: next, paragraphs: [] }
  }
}
