import type { AllTexts } from './texts.ts'

const files = import.meta.glob<{ texts: AllTexts }>(['../languages/*.ts', '!**/*.test.ts'])
const fileOf = (code: string) => files[`../languages/${code}.ts`]

/** Whether the widget has texts of its own in a language. */
export const speaks = (code: string) => code === 'en' || !!fileOf(code)

/** A language's texts; none where they are part of the panel or cannot be fetched: then English stands. */
export async function loadLanguage(code: string): Promise<AllTexts | undefined> {
  return (await fileOf(code)?.().catch(() => undefined))?.texts
}
