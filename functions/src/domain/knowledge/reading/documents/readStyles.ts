import { attributeOf, tags } from '../xmlTags.ts'

/** The role of a paragraph by its style; undefined for plain text. */
export type ParagraphRole = 'heading' | 'contents'

/** The ids in a file that does not describe its styles. */
const usual = ['Title', 'Heading1', 'Heading2', 'Heading3', 'Heading4']

/** Returns the styles of headings and tables of contents by their ids, which differ by language. */
export function readStyles(xml: string): Map<string, ParagraphRole> {
  if (!xml) return new Map(usual.map((id) => [id, 'heading']))
  const styles = new Map<string, ParagraphRole>()
  let id = ''
  for (const tag of tags(xml)) {
    if (tag.isEnd) continue
    if (tag.name === 'style') id = attributeOf(tag, 'styleId')
    const value = tag.name === 'name' || tag.name === 'outlineLvl' ? attributeOf(tag, 'val') : ''
    if (tag.name === 'name' && /^(?:heading [1-4]|title)$/i.test(value)) styles.set(id, 'heading')
    if (tag.name === 'name' && /^toc (?:\d|heading)$/i.test(value)) styles.set(id, 'contents')
    if (tag.name === 'outlineLvl' && /^[0-3]$/.test(value) && !styles.has(id)) styles.set(id, 'heading')
  }
  return styles
}
