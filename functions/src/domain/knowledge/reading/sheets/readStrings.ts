import { fileLimits, tooLong } from '../fileLimits.ts'
import type { Archive } from '../openZip.ts'
import { decodeEntities, forEachTag } from '../xmlTags.ts'

/** Returns the texts that the cells of a workbook share, without phonetic hints. */
export async function readStrings(archive: Archive, path: string | undefined): Promise<string[]> {
  const strings: string[] = []
  if (path === undefined) return strings
  let open = ''
  let characters = 0
  let isSpoken = false
  await forEachTag(archive.parts(path), (tag) => {
    if (tag.name === 'rPh') isSpoken = !tag.isEnd && !tag.isEmpty
    else if (tag.name === 't' && !tag.isEnd && !isSpoken) open += decodeEntities(tag.textAfter)
    else if (tag.name === 'si' && (tag.isEnd || tag.isEmpty)) {
      characters += open.length + 1
      if (characters > fileLimits.characters * 2) throw tooLong()
      strings.push(open)
      open = ''
    }
  })
  return strings
}
