const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Moves the focus with the up and down arrows: from a box, link or button of a row to the one in the same
 * position of the next row.
 * The table itself is no control, so this listens instead of adding a handler. Returns the function that ends
 * it.
 */
export function followArrows(table: HTMLTableElement): () => void {
  const handle = (event: KeyboardEvent) => move(table, event)
  table.addEventListener('keydown', handle)
  return () => table.removeEventListener('keydown', handle)
}

function move(table: HTMLTableElement, event: KeyboardEvent): void {
  const step = steps[event.key]
  const control = event.target
  if (step === undefined || !(control instanceof HTMLElement) || control.matches('select, textarea')) return
  const cell = control.closest<HTMLTableCellElement>('td, th')
  const row = cell?.closest('tr')
  if (!cell || !row) return
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')].filter(
    ({ cells }) => cells.length === row.cells.length,
  )
  const next = rows[rows.indexOf(row) + step]
  const target = next?.cells[cell.cellIndex]?.querySelector<HTMLElement>('a, button, input')
  if (!target) return
  event.preventDefault()
  target.focus()
}
