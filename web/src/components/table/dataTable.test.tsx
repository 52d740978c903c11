import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/errors.ts'
import type { Live } from '../../lib/live/live.ts'
import { TestTheme } from '../../test/TestTheme.tsx'
import type { BulkAction } from './actions/BulkAction.ts'
import { BulkBar } from './actions/BulkBar.tsx'
import type { Column } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import { wholeTable, type TableData } from './tableData.ts'

interface Fruit {
  id: string
  grams: number
}

const columns: Column<Fruit>[] = [
  { id: 'name', title: 'Name', isMain: true, sortBy: ({ id }) => id, cell: ({ id }) => id },
  {
    id: 'weight',
    title: 'Weight',
    isNumber: true,
    isDescendingFirst: true,
    sortBy: ({ grams }) => grams,
    cell: ({ grams }) => grams,
  },
]
const fruits = ['fig', 'apple', 'melon', 'kiwi'].map((id, index) => ({
  id,
  grams: [30, 150, 900, 70][index] ?? 0,
}))
const idOf = ({ id }: Fruit) => id

interface Shown {
  rows?: Live<TableData<Fruit>>
  actions?: BulkAction<Fruit>[]
  onClearFilter?: () => void
}

function show(url: string, { rows = wholeTable(fruits), actions, onClearFilter }: Shown = {}) {
  const element = (
    <DataTable
      label="Fruits"
      failure="The fruits could not be loaded"
      rows={rows}
      columns={columns}
      idOf={idOf}
      nameOf={idOf}
      empty={<p>No fruits yet</p>}
      onClearFilter={onClearFilter}
      more={({ id }) => <p>All about {id}</p>}
      isOpenAtFirst={({ grams }) => grams > 500}
      {...(actions && {
        bulk: (selected: readonly Fruit[], clear: () => void) => (
          <BulkBar selected={selected} actions={actions} onClear={clear} />
        ),
      })}
    />
  )
  const router = createMemoryRouter([{ path: '/fruits', element }], { initialEntries: [url] })
  render(<RouterProvider router={router} />, { wrapper: TestTheme })
  return { user: userEvent.setup(), search: () => router.state.location.search }
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('a table that is sorted', () => {
  it('writes the order to the URL, and announces it to screen readers', async () => {
    const { user, search } = show('/fruits?state=ripe')
    expect(names()).toEqual([' fig', ' apple', ' melon', ' kiwi'])
    await user.click(screen.getByRole('button', { name: 'Weight' }))
    await waitFor(() => expect(names()).toEqual([' melon', ' apple', ' kiwi', ' fig']))
    expect(search()).toBe('?state=ripe&sort=-weight')
    expect(screen.getByRole('columnheader', { name: 'Weight' }).getAttribute('aria-sort')).toBe('descending')
    await user.click(screen.getByRole('button', { name: 'Weight' }))
    await waitFor(() => expect(search()).toBe('?state=ripe&sort=weight'))
    await user.click(screen.getByRole('button', { name: 'Weight' }))
    await waitFor(() => expect(search()).toBe('?state=ripe'))
    expect(names()).toEqual([' fig', ' apple', ' melon', ' kiwi'])
  })

  it('reads the order from the URL, and ignores an unknown one', () => {
    show('/fruits?sort=name')
    expect(names()).toEqual([' apple', ' fig', ' kiwi', ' melon'])
  })

  it('applies no order when the URL names no column', () => {
    show('/fruits?sort=-colour')
    expect(names()).toEqual([' fig', ' apple', ' melon', ' kiwi'])
  })
})

describe('a table with cards as rows', () => {
  it('shows one line that selects all and chooses the order, without headings of columns', async () => {
    const width = window.innerWidth
    Object.assign(window, { innerWidth: 375 })
    const many = ['plum', 'pear', 'lime', 'date'].map((id) => ({ id, grams: 20 }))
    const { user, search } = show('/fruits', { rows: wholeTable([...fruits, ...many]), actions: [] })
    expect(screen.queryByRole('columnheader')).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Weight ↓')
    await waitFor(() => expect(names().slice(0, 4)).toEqual([' melon', ' apple', ' kiwi', ' fig']))
    expect(search()).toBe('?sort=-weight')
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Select fig' })).toHaveProperty('checked', true),
    )
    Object.assign(window, { innerWidth: width })
  })

  it('hides the line above a few cards until one is selected', async () => {
    const width = window.innerWidth
    Object.assign(window, { innerWidth: 375 })
    const { user } = show('/fruits', { actions: [] })
    const box = await screen.findByRole('checkbox', { name: 'Select fig' })
    expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull()
    await user.click(box)
    await screen.findByRole('checkbox', { name: 'Select all rows' })
    Object.assign(window, { innerWidth: width })
  })
})

describe('the states of a table', () => {
  it('shows that rows are loading, empty, without a match, or failed', async () => {
    const retry = vi.fn<() => void>()
    const onClearFilter = vi.fn<() => void>()
    show('/fruits', { rows: { status: 'loading' } })
    expect(screen.getByLabelText('Loading: Fruits')).toBeTruthy()
    show('/fruits', { rows: wholeTable<Fruit>([]) })
    expect(screen.getByText('No fruits yet')).toBeTruthy()
    const { user } = show('/fruits', { rows: wholeTable<Fruit>([]), onClearFilter })
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(onClearFilter).toHaveBeenCalledOnce()
    show('/fruits', { rows: { status: 'error', error: new CallError('unavailable'), retry } })
    expect(screen.getByText('The fruits could not be loaded')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('renders only the visible ones of many rows, and says how many there are', async () => {
    // happy-dom gives all elements a height of 0.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
    const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `fruit${index}`, grams: index }))
    show('/fruits', { rows: wholeTable(many) })
    expect(await screen.findByText('fruit0')).toBeTruthy()
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
    const rows = screen.getAllByRole('row')
    expect(rows.length).toBeLessThan(100)
    expect(rows.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3'])
  })

  it('offers more rows', async () => {
    const loadMore = vi.fn<() => void>()
    const { user } = show('/fruits', {
      rows: { status: 'ready', data: { items: fruits, brokenIds: [], hasMore: true, loadMore } },
    })
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('-1')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(loadMore).toHaveBeenCalledOnce()
  })

  it('opens a row, and closes one that is open at first', async () => {
    const { user } = show('/fruits')
    await user.click(screen.getByRole('button', { name: 'melon' }))
    expect(screen.queryByText('All about melon')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'kiwi' }))
    expect(screen.getByText('All about kiwi')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'kiwi' }).getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('rowheader', { name: 'kiwi' }).getAttribute('scope')).toBe('row')
  })
})

describe('a table with a choice of rows', () => {
  const eat: BulkAction<Fruit> = {
    label: 'Eat fruits',
    fits: ({ grams }) => grams < 500,
    confirm: { title: 'Eat fruits?', text: (count) => `${count} fruits are eaten.` },
    run: vi.fn<(fruit: Fruit) => Promise<void>>(),
    done: (count) => `${count} fruits eaten.`,
  }

  it('selects a range with Shift, moves with the arrows, and selects all rows at the head', async () => {
    const { user } = show('/fruits', { actions: [eat] })
    await user.click(await screen.findByRole('checkbox', { name: 'Select fig' }))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select melon' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select melon' }), { shiftKey: true })
    expect(await screen.findByText('3 selected')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    expect(await screen.findByText('4 selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByText('4 selected')).toBeNull()
  })

  it('asks before an action on the selected rows, runs it one by one, and keeps the failed ones selected', async () => {
    const run = vi.mocked(eat.run)
    run.mockImplementation(async ({ id }) => {
      if (id === 'kiwi' && run.mock.calls.length < 4) throw new CallError('unavailable')
    })
    const { user } = show('/fruits', { actions: [eat] })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
    await user.click(screen.getByRole('button', { name: 'Eat fruits' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Eat fruits?' }))
    expect(dialog.getByText('3 fruits are eaten.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Eat fruits' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('1 row was skipped: We can’t reach')
    expect(dialog.getByText('1 fruits are eaten.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Eat fruits' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(run.mock.calls.map(([{ id }]) => id)).toEqual(['fig', 'apple', 'kiwi', 'kiwi'])
    expect(screen.queryByText('4 selected')).toBeNull()
  })
})
