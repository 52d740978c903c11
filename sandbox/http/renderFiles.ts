import { escapeHtml } from './escapeHtml.ts'

/** A file as a chat page shows it. */
export interface ShownFile {
  name: string
  url: string
  bytes: number
  isPicture: boolean
}

/** Renders pictures as images, and other files by their names. */
export function renderFiles(files: readonly ShownFile[] = []): string {
  return files
    .map(({ name, url, bytes, isPicture }) => {
      const shown = isPicture
        ? `<img src="${escapeHtml(url)}" alt="${escapeHtml(name)}" style="max-width:240px;display:block">`
        : `📎 ${escapeHtml(name)}`
      return `<p><a href="${escapeHtml(url)}" target="_blank">${shown}</a> <span class="soft">${bytes} bytes</span></p>`
    })
    .join('')
}
