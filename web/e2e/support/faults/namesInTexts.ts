import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../src/texts')

/**
 * Returns words in Latin letters in the texts of a language with another script: names of products, formats
 * and keys.
 */
export async function namesInTexts(language: string): Promise<string[]> {
  const names = new Set<string>()
  for (const file of readdirSync(join(folder, language))) {
    const { texts } = await import(join(folder, language, file))
    for (const text of Object.values<string>(texts))
      for (const name of withoutArguments(text).match(/[A-Za-z][\w .-]*\w/g) ?? []) names.add(name)
  }
  return [...names]
}

/** Removes tags and `{arguments}`, whose choices may contain texts with arguments of their own. */
function withoutArguments(text: string): string {
  const inner = text.replaceAll(/\{\s*\w+\s*(?:,\s*\w+\s*)?(?:,[^{}]*)?\}/g, ' ')
  const choices = inner.replaceAll(/\{\s*\w+,\s*(?:plural|select|selectordinal),/g, ' ')
  return choices.replaceAll(/(?:=\d+|\w+)\s*(?=\{)/g, ' ').replaceAll(/<[^>]*>/g, ' ')
}
