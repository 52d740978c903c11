import { cutText } from '../../../kernel/texts/cutText.ts'
import type { Section } from '../../../kernel/ports/Section.ts'
import { fileLimits, tooLong } from '../fileLimits.ts'
import type { Archive } from '../openZip.ts'
import type { ReadFile } from '../../../kernel/ports/ReadFile.ts'
import { mainPart, readOffice, readPart, readRelations } from '../readOffice.ts'
import { tags } from '../xmlTags.ts'
import { readSlide } from './readSlide.ts'

/** Returns the visible slides of a presentation in order, each with its title, tables and notes. */
export function readPptx(content: Buffer, title: string): Promise<ReadFile> {
  return readOffice(content, 'pptxDamaged', (archive) => {
    const sections: Section[] = []
    let hiddenSlides = 0
    let characters = 0
    for (const [index, path] of slidePaths(archive).entries()) {
      const slide = readSlide(readPart(archive, path))
      if (slide.isHidden) {
        hiddenSlides++
        continue
      }
      const text = [slide.text, notesOf(archive, path)].filter(Boolean).join('\n\n')
      characters += text.length
      if (characters > fileLimits.characters) throw tooLong()
      const heading = slide.title && `: ${slide.title}`
      sections.push({ title: cutText(`${title}, slide ${index + 1}${heading}`, 200), text })
    }
    return { sections, leftOut: { hiddenSlides } }
  })
}

function slidePaths(archive: Archive): string[] {
  const main = mainPart(archive, 'ppt/presentation.xml')
  const relations = new Map(readRelations(archive, main).map(({ id, path }) => [id, path]))
  return [...tags(readPart(archive, main))]
    .filter(({ name, isEnd }) => name === 'sldId' && !isEnd)
    .flatMap((tag) => relations.get(/r:id\s?=\s?["']([^"']+)/.exec(tag.attributes)?.[1] ?? '') ?? [])
    .slice(0, fileLimits.zipEntries)
}

function notesOf(archive: Archive, slide: string): string {
  const notes = readRelations(archive, slide).find(({ type }) => type === 'notesSlide')
  return readSlide(readPart(archive, notes?.path)).text
}
