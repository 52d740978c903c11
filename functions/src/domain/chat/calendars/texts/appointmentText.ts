import type { Language } from '../../../../shared/texts/languages.ts'
import { texts as ar } from './ar.ts'
import { texts as de } from './de.ts'
import { texts as en, type AppointmentTexts } from './en.ts'
import { texts as es } from './es.ts'
import { texts as fr } from './fr.ts'
import { texts as it } from './it.ts'
import { texts as nl } from './nl.ts'
import { texts as pt } from './pt.ts'

const textsByLanguage: Record<Language, AppointmentTexts> = { ar, de, en, es, fr, it, nl, pt }

/** Returns a text about an appointment in a language, with its values filled in; braces in values stay. */
export function appointmentText(
  language: Language,
  key: keyof AppointmentTexts,
  values: Readonly<Record<string, string>> = {},
): string {
  return textsByLanguage[language][key].replaceAll(
    /\{(\w+)\}/g,
    (found, name: string) => values[name] ?? found,
  )
}
