import { saveBlob } from './saveBlob.ts'

export type TextType = 'text/csv' | 'application/json'

/** Downloads the pieces of a text as a file. A byte order mark tells spreadsheets that a CSV is UTF-8. */
export function savePieces(name: string, pieces: readonly string[], type: TextType): void {
  const content = type === 'text/csv' ? ['\uFEFF', ...pieces] : [...pieces]
  saveBlob(name, new Blob(content, { type: `${type};charset=utf-8` }))
}
