/** Closes the open marks of an answer that is still being written, so that they do not show for a moment. */
export function closeOpenMarks(text: string): string {
  if ((text.match(/^ *```/gm) ?? []).length % 2) return text
  const lastLine = text.lastIndexOf('\n') + 1
  const tail = text
    .slice(lastLine)
    .replace(/(^|[^*`_])[*`_]+$/, '$1')
    .replace(/!?\[([^\]]*)(\](\([^)]*)?)?$/, '$1')
  const isOpen = (mark: string) => tail.split(mark).length % 2 === 0
  return text.slice(0, lastLine) + tail + (isOpen('`') ? '`' : isOpen('**') ? '**' : '')
}
