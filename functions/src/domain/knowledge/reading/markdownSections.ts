import { cutText } from '../../kernel/texts/cutText.ts'
import type { Section } from '../../kernel/ports/Section.ts'

/**
 * Returns the sections of a Markdown text. A heading names the text below it; one without text of its own is
 * not a section.
 */
export function markdownSections(text: string, title: string): Section[] {
  let open: Section = { title, text: '' }
  const sections = [open]
  for (const line of text.split('\n')) {
    const heading = headingOf(line)
    if (heading) {
      open = { title: cutText(`${title}: ${heading}`, 200), text: '' }
      sections.push(open)
    } else open.text += `${line}\n`
  }
  return sections
}

/**
 * Returns the words of a heading of level one to four. Parsed by hand, because a pattern would match its
 * spaces many times.
 */
function headingOf(line: string): string {
  let level = 0
  while (line[level] === '#') level++
  const space = line[level] ?? ''
  if (level < 1 || level > 4 || !(space === ' ' || space === '\t')) return ''
  return line
    .slice(level, level + 1_000)
    .replace(/[*_`#]/g, '')
    .trim()
}
