import { encodePath, matchesPattern } from './matchesPattern.ts'
import type { Crawl } from './crawl.ts'

type Robots = Crawl['robots']
type Rule = Robots['rules'][number]

/** Limits of a robots.txt: real sites need less, and a document has no room for more. */
const limits = { bytes: 500_000, rules: 500, patternCharacters: 600, sitemaps: 20 }
/** Rules times characters of a path: with more, a path counts as forbidden. */
const maxCompared = 500_000
/** The longest pause between requests, also for a site that asks for more. */
const maxPauseMs = 10_000

/**
 * Parses a robots.txt (RFC 9309): the rules of all groups that name us, else of those for all robots, and the
 * sitemaps.
 */
export function parseRobots(text: string, robotName: string): { robots: Robots; sitemaps: string[] } {
  const ownRules: Robots = { rules: [], delayMs: 0 }
  const everybodys: Robots = { rules: [], delayMs: 0 }
  const sitemaps: string[] = []
  let isNamed = false
  let open: Robots[] = []
  let isNaming = false
  for (const line of text.slice(0, limits.bytes).split(/\r\n?|\n/)) {
    const [name, value] = fieldOf(line)
    if (name === 'sitemap' && sitemaps.length < limits.sitemaps) sitemaps.push(value)
    if (name === 'user-agent') {
      if (!isNaming) open = []
      isNaming = true
      const isUs = value.split('/')[0]?.trim().toLowerCase() === robotName.toLowerCase()
      if (isUs) isNamed = true
      if (isUs || value === '*') open.push(isUs ? ownRules : everybodys)
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false
      // An empty rule has no effect.
      const pattern = encodePath(value)
      if (pattern && pattern.length <= limits.patternCharacters)
        for (const { rules } of open)
          if (rules.length < limits.rules) rules.push({ allows: name === 'allow', pattern })
    } else if (name === 'crawl-delay') {
      isNaming = false
      const delayMs = Math.min(maxPauseMs, Math.round(Number(value) * 1_000) || 0)
      for (const robots of open) robots.delayMs = Math.max(0, delayMs)
    }
  }
  return { robots: isNamed ? ownRules : everybodys, sitemaps }
}

/**
 * Returns whether a path with its query, in the spelling of `encodePath`, may be read. The longest rule
 * decides; of two equally long ones, the allowing one.
 */
export function allowsPath({ rules }: Robots, path: string): boolean {
  if (rules.length * path.length > maxCompared) return false
  let longest: Rule | undefined
  for (const rule of rules) {
    if (!matchesPattern(rule.pattern, path)) continue
    const more = rule.pattern.length - (longest?.pattern.length ?? -1)
    if (more > 0 || (more === 0 && rule.allows)) longest = rule
  }
  return longest?.allows ?? true
}

function fieldOf(line: string): [name: string, value: string] {
  const [content = ''] = line.split('#', 1)
  const colon = content.indexOf(':')
  return colon < 0
    ? ['', '']
    : [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()]
}
