import { tagLimits } from '@parley/functions/shared/limits'

/** Returns a tag as stored: whitespace is collapsed, and the length is limited. */
export function cleanTag(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, tagLimits.characters)
}

/** Normalizes entered tags, and removes empty ones and duplicates. */
export function tidyTags(entered: string[]): string[] {
  return [...new Set(entered.map((tag) => tag.trim().replace(/\s+/g, ' ')).filter(Boolean))]
}
