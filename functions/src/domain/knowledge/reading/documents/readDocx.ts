import { withoutContents } from '../contentsLines.ts'
import { fileLimits, tooLong } from '../fileLimits.ts'
import { BadZip, type Archive } from '../openZip.ts'
import type { ReadFile } from '../../../kernel/ports/ReadFile.ts'
import { mainPart, readOffice, readPart, readRelations } from '../readOffice.ts'
import { decodeEntities, tags } from '../xmlTags.ts'
import { DocumentText } from './DocumentText.ts'
import { readStyles } from './readStyles.ts'

/**
 * Returns the text of a Word document, with a section for each heading. It is read in one pass without a
 * tree, so that depth and size cost no more than length. Footnotes, endnotes and comments appear at their
 * references; headers and footers are left out.
 */
export function readDocx(content: Buffer, title: string): Promise<ReadFile> {
  return readOffice(content, 'docxDamaged', (archive) => {
    const main = mainPart(archive, 'word/document.xml')
    const xml = readPart(archive, main)
    if (!xml) throw new BadZip('The body is missing')
    const relations = readRelations(archive, main)
    const notesOf = (type: string) =>
      readNotes(archive, relations.find((relation) => relation.type === type)?.path)
    const document = new DocumentText(title, {
      styles: readStyles(readPart(archive, relations.find(({ type }) => type === 'styles')?.path)),
      notes: { footnote: notesOf('footnotes'), endnote: notesOf('endnotes'), comment: notesOf('comments') },
    })
    for (const tag of tags(xml)) document.see(tag)
    let contentsPages = document.contents
    const sections = document.sections().map((section) => {
      const { text, dropped } = withoutContents(section.text)
      contentsPages += dropped
      return { ...section, text }
    })
    return { sections, leftOut: { contentsPages } }
  })
}

/** Returns notes by their number, each as one line. */
function readNotes(archive: Archive, path: string | undefined): Map<string, string> {
  const notes = new Map<string, string>()
  let id = ''
  let characters = 0
  for (const tag of tags(readPart(archive, path))) {
    const isNote = tag.name === 'footnote' || tag.name === 'endnote' || tag.name === 'comment'
    if (isNote && !tag.isEnd) id = /w:id\s?=\s?["']([^"']+)/.exec(tag.attributes)?.[1] ?? ''
    const text =
      tag.name === 't' && !tag.isEnd && !tag.isEmpty
        ? decodeEntities(tag.textAfter)
        : tag.name === 'p'
          ? ' '
          : ''
    characters += text.length
    if (characters > fileLimits.characters * 2) throw tooLong()
    if (text) notes.set(id, (notes.get(id) ?? '') + text)
  }
  return notes
}
