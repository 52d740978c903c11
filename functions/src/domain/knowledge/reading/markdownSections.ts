import type { Section } from '../../kernel/ports/Section.ts'

/** A heading names the text below it; one with nothing below it, or only further headings, is no section. */
export function markdownSections(text: string, title: string): Section[] {
  let open: Section = { title, text: '' }
  const sections = [open]
  for (const line of text.split('\n')) {
    const heading = headingOf(line)
    if (heading) {
      open = { title: `${title}: ${heading}`.slice(0, 200), text: '' }
      sections.push(open)
    } else open.text += `${line}\n`
  }
  return sections
}

/**
 * The words of a heading of level one to four; by hand, since a pattern would look at its spaces many times.
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
