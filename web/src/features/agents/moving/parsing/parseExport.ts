import { measureJson } from '@parley/functions/shared/texts/measureJson'
import { parseDocument } from 'yaml'
import { exportLimits } from './exportLimits.ts'
import { ExportRefusal } from './ExportRefusal.ts'
import { measureValue } from './measureValue.ts'

/**
 * Parses an export that is JSON or YAML, within limits; undefined for a text that is neither. Nothing in it
 * is run: YAML has no tags of its own, does not merge, and repeats few of its parts.
 */
export function parseExport(bytes: Uint8Array): unknown {
  if (bytes.length > exportLimits.fileBytes) throw new ExportRefusal('exportTooLarge')
  const text = decode(bytes).trimStart()
  return /^[[{]/.test(text) ? parseJson(bytes, text) : parseYaml(bytes, text)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ExportRefusal('exportUnreadable')
  }
}

function parseJson(bytes: Uint8Array, text: string): unknown {
  refuse(measureJson(bytes, exportLimits))
  try {
    return JSON.parse(text)
  } catch {
    // A list or an object may be YAML as well, but no platform exports it so.
    throw new ExportRefusal('exportUnreadable')
  }
}

function parseYaml(bytes: Uint8Array, text: string): unknown {
  if (!/^[\w'"]+:/m.test(text)) return undefined
  if (bytes.length > exportLimits.yamlBytes) throw new ExportRefusal('exportTooLarge')
  const value = yamlOf(text)
  refuse(measureValue(value, exportLimits))
  return value
}

function yamlOf(text: string): unknown {
  try {
    const file = parseDocument(text, { schema: 'core', merge: false, logLevel: 'silent' })
    // A warning names a tag that is unknown here: such a file asks for values of a program.
    if (file.errors.length > 0 || file.warnings.length > 0) throw new ExportRefusal('exportUnreadable')
    return file.toJS({ maxAliasCount: exportLimits.aliases })
  } catch (error) {
    if (error instanceof RangeError) throw new ExportRefusal('exportTooDeep')
    throw new ExportRefusal('exportUnreadable')
  }
}

function refuse(problem: 'tooDeep' | 'tooMany' | undefined): void {
  if (problem) throw new ExportRefusal(problem === 'tooDeep' ? 'exportTooDeep' : 'exportTooMany')
}
