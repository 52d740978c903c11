import type { Section } from '../../../kernel/ports/Section.ts'
import { sha256 } from '../../../kernel/identifiers.ts'

/** Of so few pages nothing can be said to stand on most. */
const leastPages = 5
const share = 0.4
/** Different blocks that are counted. */
const mostBlocks = 300_000

/**
 * Pages without the blocks that stand on at least 40 % of them, as menus, cookie notices and footers do; one
 * page, by its place in the list, keeps them, so that an address in a footer is still known.
 */
export function dropRepeated(pages: Section[][], keeper: number): Section[][] {
  if (pages.length < leastPages) return pages
  const counts = new Map<string, number>()
  for (const sections of pages) {
    for (const block of new Set(sections.flatMap(({ text }) => blocksOf(text).map(keyOf)))) {
      const count = counts.get(block) ?? 0
      if (count > 0 || counts.size < mostBlocks) counts.set(block, count + 1)
    }
  }
  const most = pages.length * share
  const isOwn = (block: string) => (counts.get(keyOf(block)) ?? 0) < most
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
