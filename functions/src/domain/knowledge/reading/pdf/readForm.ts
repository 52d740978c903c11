import { cutText } from '../../../kernel/texts/cutText.ts'

/** The part of a PDF's interface that reads its form. */
interface FormSource {
  getFieldObjects(): Promise<Record<string, object[]> | null>
}

/** Longer values are pictures or scripts. */
const maxCharacters = 5_000

/** Returns the filled fields of a form with their names; empty for none. */
export async function readForm(document: FormSource): Promise<string> {
  const fields = await document.getFieldObjects().catch(() => null)
  return Object.entries(fields ?? {})
    .map(([name, widgets]) => [name, valueOf(widgets)])
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n\n')
}

function valueOf(widgets: readonly object[]): string {
  for (const widget of widgets) {
    const value: unknown = 'value' in widget ? widget.value : undefined
    if (typeof value === 'string' && value !== 'Off') return cutText(value.trim(), maxCharacters)
    if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ')
  }
  return ''
}
