/** Has the browser save a text as a file. A byte order mark tells spreadsheets that a CSV is UTF-8. */
export function saveFile(name: string, text: string, type: 'text/csv' | 'application/json'): void {
  const content = type === 'text/csv' ? `\uFEFF${text}` : text
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ')
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
