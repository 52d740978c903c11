import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../lib/errors.ts'
import { SessionContext } from '../../../lib/session/session.ts'
import { answerCalls } from '../../../test/answerCalls.ts'
import { inputsOf } from '../../../test/scriptCalls.ts'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { InboxAgentRefContext } from '../inboxContexts.ts'
import { TemplateDialog } from './TemplateDialog.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))

const templates = [
  { name: 'ready', language: 'en', status: 'APPROVED', body: 'Hello {{1}}, it is ready.' },
  { name: 'ready', language: 'de', status: 'APPROVED', body: 'Hallo {{1}}, Montag um {{2}}.' },
]

describe('TemplateDialog', () => {
  it('keeps the values of another template, and sends different text as a new message', async () => {
    const world: { answer: unknown } = { answer: new CallError('unavailable') }
    answerCalls({
      readWhatsappTemplates: { templates },
      sendWhatsappTemplate: () =>
        world.answer instanceof Error ? Promise.reject(world.answer) : world.answer,
    })
    const close = vi.fn()
    render(
      <SessionContext value={{ uid: 'ann', email: 'ann@example.com', name: 'Ann' }}>
        <InboxAgentRefContext value={{ region: 'eu', agentId: 'agent1', workspaceId: 'workspace1' }}>
          <TemplateDialog conversationId="conversation1" onClose={close} />
        </InboxAgentRefContext>
      </SessionContext>,
      { wrapper: TestTheme },
    )
    const user = userEvent.setup()
    const send = async (times: number) => {
      await user.click(screen.getByRole('button', { name: 'Send template' }))
      await waitFor(() => expect(inputsOf('sendWhatsappTemplate')).toHaveLength(times))
      await waitFor(() =>
        expect(screen.queryAllByRole('alert').some(({ textContent }) => textContent)).toBe(true),
      )
    }

    await user.type(await screen.findByLabelText('Text for {{1}}'), 'Bruno')
    await send(1)
    await send(2)
    await user.click(screen.getByRole('combobox', { name: 'Template' }))
    await user.click(await screen.findByRole('option', { name: 'ready · de' }))
    await user.type(screen.getByLabelText('Text for {{2}}'), 'neun')
    await screen.findByText('Hallo Bruno, Montag um neun.')
    world.answer = { messageId: 'message1' }
    await user.click(screen.getByRole('button', { name: 'Send template' }))
    await waitFor(() => expect(close).toHaveBeenCalled())

    const sent = inputsOf('sendWhatsappTemplate')
    expect(sent.map(({ template }) => template)).toEqual([
      { name: 'ready', language: 'en', values: ['Bruno'] },
      { name: 'ready', language: 'en', values: ['Bruno'] },
      { name: 'ready', language: 'de', values: ['Bruno', 'neun'] },
    ])
    const names = sent.map(({ attemptId }) => attemptId)
    expect(names.map((name) => names.indexOf(name))).toEqual([0, 0, 2])
  })
})
