import { cleanText } from '../../../shared/texts/cleanText.ts'
import { refuseFile } from './refuseFile.ts'

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Returns the content of a file without control characters in its texts. Throws for a key that could reach a
 * prototype. Depth and size were checked before.
 */
export function cleanTemplate(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanTemplate)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleanName(key), cleanTemplate(inner)] as const),
  )
}

function cleanName(key: string): string {
  const name = cleanText(key).slice(0, 200)
  if (forbidden.has(name)) throw refuseFile({ key: 'importForbiddenName', values: { name } })
  return name
}
