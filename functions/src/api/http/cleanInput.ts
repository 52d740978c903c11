import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { cleanText } from '../../shared/texts/cleanText.ts'

const maxDepth = 20
const defaultMaxKeys = 5_000
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Prepares external input for its schema: texts in NFC without control or direction characters, no keys that
 * could reach a prototype, and limits on depth, keys and size, so that no later code has to expect them.
 */
export function cleanInput(value: unknown, maxBytes: number, maxKeys = defaultMaxKeys): unknown {
  const budget = { characters: maxBytes, keys: maxKeys }
  return clean(value, 0, budget)
}

function clean(value: unknown, depth: number, budget: { characters: number; keys: number }): unknown {
  if (depth > maxDepth) throw new AppError('invalid-argument')
  if (typeof value === 'string') {
    budget.characters -= value.length
    if (budget.characters < 0) throw new AppError('invalid-argument', 'requestTooLarge')
    return cleanText(value)
  }
  if (Array.isArray(value)) {
    spend(budget, value.length)
    return value.map((item) => clean(item, depth + 1, budget))
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  spend(budget, entries.length)
  return Object.fromEntries(
    entries.map(([key, inner]) => [cleanKey(key), clean(inner, depth + 1, budget)] as const),
  )
}

/** Checks the cleaned key: cleaning could turn an allowed name into a forbidden one. */
function cleanKey(key: string): string {
  const cleaned = key.length > 200 ? '' : cleanText(key)
  if (cleaned === '' || forbidden.has(cleaned)) throw new AppError('invalid-argument')
  return cleaned
}

function spend(budget: { keys: number }, count: number): void {
  budget.keys -= count
  if (budget.keys < 0) throw new AppError('invalid-argument', 'requestTooLarge')
}
