import type { AllTexts } from '../texts.ts'

const files = import.meta.glob<{ texts: AllTexts }>(['./*.ts', '!./*.test.ts'], { base: '../../languages' })
const fileOf = (code: string) => files[`./${code}.ts`]

/** Returns whether the widget has texts of its own in a language. */
export const speaks = (code: string) => code === 'en' || !!fileOf(code)

/**
 * Loads the texts of a language; undefined for one that the panel contains, or when loading fails and English
 * remains.
 */
export async function loadLanguage(code: string): Promise<AllTexts | undefined> {
  return (await fileOf(code)?.().catch(() => undefined))?.texts
}
