import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../lib/errors.ts'
import { SessionContext } from '../../../lib/session/session.ts'
import { answerCalls } from '../../../test/answerCalls.ts'
import { inputsOf } from '../../../test/scriptCalls.ts'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { TransferDialog } from './TransferDialog.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))

const preview = {
  hasRoom: true,
  tools: [],
  credentials: [],
  staying: [],
  organisation: '',
  hasBlueprint: false,
}
const targets = { status: 'ready' as const, data: [{ id: 'w2', name: 'Harbour two' }] }
type Props = Partial<Parameters<typeof TransferDialog>[0]>

function open(transferAgent: unknown, props: Props = {}) {
  answerCalls({ previewTransfer: preview, transferAgent })
  const onClose = vi.fn<() => void>()
  const onMoved = vi.fn<() => void>()
  const agent = { ID: 'a1', title: 'Front desk' }
  const own = { region: 'eu' as const, agent, targets, save: async () => true, onClose, onMoved }
  render(
    <SessionContext value={{ uid: 'ann', email: 'ann@example.com', name: 'Ann' }}>
      <TransferDialog {...own} {...props} />
    </SessionContext>,
    { wrapper: TestTheme },
  )
  return { user: userEvent.setup(), onClose, onMoved }
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Front desk/ })
const moveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Move' })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Workspace' }), 'Harbour two')
  await user.type(await nameField(), 'Front desk')
  await waitFor(() => expect(moveButton().disabled).toBe(false))
}

describe('the dialog that moves an agent', () => {
  it('is open and busy while the workspaces are loading', () => {
    open(undefined, { targets: { status: 'loading' } })
    expect(screen.getByRole('dialog', { name: 'Move to another workspace' })).toBeTruthy()
    expect(document.querySelector('[aria-busy="true"]')).toBeTruthy()
    expect(screen.queryByText(/don’t own another workspace/)).toBeNull()
  })

  it('offers another try when the workspaces cannot be loaded', async () => {
    const retry = vi.fn<() => void>()
    const { user } = open(undefined, { targets: { status: 'error', error: new Error('offline'), retry } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('shows that it moves the agent, moves it once, and cannot be closed meanwhile', async () => {
    const { user, onClose } = open(undefined)
    await fillIn(user)
    await user.type(await nameField(), '{Enter}{Enter}')
    await user.click(moveButton())
    await waitFor(() => expect(moveButton().dataset['loading']).toBe('true'))
    await user.keyboard('{Escape}')
    expect(inputsOf('transferAgent')).toEqual([{ region: 'eu', agentId: 'a1', workspaceId: 'w2' }])
    expect(onClose).not.toHaveBeenCalled()
  })

  it('shows a refusal of the chosen workspace at its field, and keeps what was typed', async () => {
    const refusal = new CallError('agent-limit-reached', 'That workspace is full.')
    const { user, onClose } = open(refusal)
    await fillIn(user)
    await user.click(moveButton())
    const field = screen.getByRole('combobox', { name: 'Workspace' })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('That workspace is full.')).toBeTruthy()
    expect((await nameField()).value).toBe('Front desk')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('stays open with what was typed when the draft cannot be saved', async () => {
    const { user, onClose, onMoved } = open({ success: true }, { save: async () => false })
    await fillIn(user)
    await user.click(moveButton())
    await waitFor(() => expect(moveButton().dataset['loading']).toBeUndefined())
    expect((await nameField()).value).toBe('Front desk')
    expect([onClose, onMoved].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    expect(inputsOf('transferAgent')).toEqual([])
  })
})
