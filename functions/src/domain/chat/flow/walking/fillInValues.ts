import { valueMention } from '../../../../shared/flow/mentionedKeys.ts'

/** Replaces each `{{key}}` in a text by its value; unknown keys become empty. */
export function fillInValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(valueMention, (_, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? '') : '',
  )
}
