import { TextInput } from '@mantine/core'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { Guards } from '../../lib/navigation/guards.tsx'
import { TestTheme } from '../../test/TestTheme.tsx'
import { DestructiveDialog } from './DestructiveDialog.tsx'
import { DialogForm } from './DialogForm.tsx'

const save = vi.fn<(name: string) => Promise<void>>()

function Named({ onClose }: { onClose: () => void }) {
  const form = useCallForm({
    initialValues: { name: 'Ada' },
    schema: z.object({ name: z.string() }),
    onSubmit: async ({ name }) => {
      await save(name)
      onClose()
    },
  })
  return (
    <DialogForm title="Your name" action="Save" form={form} onClose={onClose}>
      <TextInput label="Name" {...form.fields.getInputProps('name')} />
    </DialogForm>
  )
}

function Deleting({ onClose }: { onClose: () => void }) {
  return (
    <DestructiveDialog
      title="Delete it?"
      text="It goes."
      action="Delete"
      name="Shop"
      onConfirm={async () => {}}
      onClose={onClose}
    />
  )
}

function Page({ dialog: Shown }: { dialog: typeof Named }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <Shown onClose={() => setOpen(false)} /> : <p>Closed</p>
}

function openPage(dialog = Named) {
  const frame = (
    <Guards>
      <Outlet />
    </Guards>
  )
  const pages = [
    { path: '/before', element: <p>Before</p> },
    { path: '/page', element: <Page dialog={dialog} /> },
  ]
  const router = createMemoryRouter([{ element: frame, children: pages }], {
    initialEntries: ['/before', '/page'],
  })
  render(<RouterProvider router={router} />, { wrapper: TestTheme })
  const user = userEvent.setup()
  return { router, user }
}

type Opened = ReturnType<typeof openPage>
const press = (name: string) => (opened: Opened) => opened.user.click(screen.getByRole('button', { name }))

const ways: [string, (opened: Opened) => Promise<unknown>][] = [
  ['Cancel', press('Cancel')],
  ['the cross', press('Close')],
  ['Escape', ({ user }) => user.keyboard('{Escape}')],
  [
    'a click outside',
    ({ user }) => user.click(document.querySelector('.mantine-Modal-overlay') ?? document.body),
  ],
  ['Back', ({ router }) => act(() => router.navigate(-1))],
  ['another page', ({ router }) => act(() => router.navigate('/before'))],
]

const findQuestion = async () => within(await screen.findByRole('dialog', { name: 'Discard changes?' }))

/** Returns whether the browser would ask before it closes the page. */
const asksAtUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('DialogForm', () => {
  it('opens with the focus in the dialog, and not on its close button', async () => {
    openPage()
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Close' }))
  })
})

describe('a dialog with unsaved text', () => {
  it.each(ways)('asks before %s discards the text', async (_name, leave) => {
    const opened = openPage()
    await opened.user.type(screen.getByLabelText('Name'), ' Lovelace')
    await leave(opened)
    await opened.user.click((await findQuestion()).getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada Lovelace')
    await leave(opened)
    await opened.user.click((await findQuestion()).getByRole('button', { name: 'Discard' }))
    expect(await screen.findByText(/Closed|Before/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks before the browser leaves its page', async () => {
    const { user } = openPage()
    expect(asksAtUnload()).toBe(false)
    await user.type(screen.getByLabelText('Name'), ' Lovelace')
    expect(asksAtUnload()).toBe(true)
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'Ada')
    expect(asksAtUnload()).toBe(false)
  })

  it('closes without a question when it has succeeded', async () => {
    save.mockResolvedValueOnce()
    const { user } = openPage()
    await user.type(screen.getByLabelText('Name'), ' Lovelace{Enter}')
    expect(await screen.findByText('Closed')).toBeTruthy()
    expect(save).toHaveBeenLastCalledWith('Ada Lovelace')
  })
})

describe('a dialog without anything to lose', () => {
  it.each(ways)('closes a dialog without changes by %s at once', async (_name, leave) => {
    await leave(openPage())
    expect(await screen.findByText(/Closed|Before/)).toBeTruthy()
  })

  it('closes a dialog in which only a confirmation was typed', async () => {
    const { user } = openPage(Deleting)
    await user.type(screen.getByRole('textbox'), 'Sho')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
