import type { Section } from '../../../kernel/ports/Section.ts'
import type { Archive } from '../openZip.ts'
import type { ReadFile } from '../../../kernel/ports/ReadFile.ts'
import { mainPart, readOffice, readPart, readRelations } from '../readOffice.ts'
import { attributeOf, tags } from '../xmlTags.ts'
import { readSheet } from './readSheet.ts'
import { readStrings } from './readStrings.ts'
import { readDateStyles } from './readDateStyles.ts'
import { sheetSections } from './sheetSections.ts'

interface SheetRef {
  name: string
  relation: string
  isHidden: boolean
}

/** Returns the visible sheets of a workbook; every row is a passage with the names of its columns. */
export function readXlsx(content: Buffer, title: string): Promise<ReadFile> {
  return readOffice(content, 'xlsxDamaged', async (archive) => {
    const workbook = mainPart(archive, 'xl/workbook.xml')
    const relations = readRelations(archive, workbook)
    const pathOf = (type: string) => relations.find((relation) => relation.type === type)?.path
    const { sheets, isFrom1904 } = readWorkbook(archive, workbook)
    const context = {
      strings: await readStrings(archive, pathOf('sharedStrings')),
      dateStyles: readDateStyles(readPart(archive, pathOf('styles'))),
      isFrom1904,
      /** Shared by all sheets. */
      cells: { count: 0 },
    }
    const sections: Section[] = []
    for (const { name, relation } of sheets.filter(({ isHidden }) => !isHidden)) {
      const path = relations.find(({ id }) => id === relation)?.path
      if (!path || !archive.names.includes(path)) continue
      sections.push(
        ...sheetSections(await readSheet(archive.parts(path), context), `${title}, sheet ${name}`),
      )
    }
    return { sections, leftOut: { hiddenSheets: sheets.filter(({ isHidden }) => isHidden).length } }
  })
}

function readWorkbook(archive: Archive, path: string): { sheets: SheetRef[]; isFrom1904: boolean } {
  const sheets: SheetRef[] = []
  let isFrom1904 = false
  for (const tag of tags(readPart(archive, path))) {
    if (tag.name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributeOf(tag, 'date1904'))
    if (tag.name !== 'sheet' || tag.isEnd) continue
    sheets.push({
      name: attributeOf(tag, 'name'),
      relation: attributeOf(tag, 'id'),
      isHidden: /hidden/i.test(attributeOf(tag, 'state')),
    })
  }
  return { sheets, isFrom1904 }
}
