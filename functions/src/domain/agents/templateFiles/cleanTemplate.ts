import { cleanText } from '../../../shared/texts/cleanText.ts'
import { refuseFile } from './refuseFile.ts'

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * What a file holds, its texts without control characters. Fails at a name that could reach a prototype.
 * Depth and size were measured before.
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
