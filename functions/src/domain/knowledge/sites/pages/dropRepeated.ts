import type { Section } from '../../../kernel/ports/Section.ts'
import { sha256 } from '../../../kernel/identifiers.ts'

/** The fewest pages in which a block can count as repeated. */
const minPages = 5
const share = 0.4
/** The largest number of different blocks that are counted. */
const maxBlocks = 300_000

/**
 * Removes the blocks that at least 40 % of the pages repeat, such as menus, cookie notices and footers. The
 * page at index `keeper` keeps them, so that an address in a footer is still found.
 */
export function dropRepeated(pages: Section[][], keeper: number): Section[][] {
  if (pages.length < minPages) return pages
  const counts = new Map<string, number>()
  for (const sections of pages) {
    for (const block of new Set(sections.flatMap(({ text }) => blocksOf(text).map(keyOf)))) {
      const count = counts.get(block) ?? 0
      if (count > 0 || counts.size < maxBlocks) counts.set(block, count + 1)
    }
  }
  const limit = pages.length * share
  const isOwn = (block: string) => (counts.get(keyOf(block)) ?? 0) < limit
  return pages.map((sections, at) =>
    at === Math.max(0, keeper)
      ? sections
      : sections
          .map((section) => ({ ...section, text: blocksOf(section.text).filter(isOwn).join('\n\n') }))
          .filter(({ text }) => text),
  )
}

function blocksOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
}

function keyOf(block: string): string {
  return sha256(block).slice(0, 16)
}
