import { saveBlob } from './saveBlob.ts'

/** Downloads a text as a file. A byte order mark tells spreadsheets that a CSV is UTF-8. */
export function saveFile(name: string, text: string, type: 'text/csv' | 'application/json'): void {
  const content = type === 'text/csv' ? `\uFEFF${text}` : text
  saveBlob(name, new Blob([content], { type: `${type};charset=utf-8` }))
}
