import { measureJson } from '../../shared/texts/measureJson.ts'

/** The maximum nesting of objects and lists, including the wrapper of callables. */
const maxDepth = 40

/**
 * Returns whether JSON is nested deeper than any input may be: the SDK of callables walks it recursively
 * before it calls the handler.
 */
export function isTooDeep(json: Uint8Array): boolean {
  return measureJson(json, { depth: maxDepth, values: Infinity }) === 'tooDeep'
}
