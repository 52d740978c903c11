import { useForm } from '@mantine/form'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { WorkspaceContext } from '../../lib/session/session.ts'
import { TestTheme } from '../../test/TestTheme.tsx'
import { EffectFields } from './EffectFields.tsx'
import { RequestSection } from './request/RequestSection.tsx'
import { emptyTool, type ToolValues } from './toolForm.ts'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

function useFields(question = '') {
  const parameters = [{ key: 'number', kind: 'text' as const, description: '', required: true, choices: [] }]
  const tool = { ...emptyTool, name: 'cancel_order', parameters, question }
  return useForm<ToolValues>({ initialValues: { tool } })
}

function Fields({ question }: { question?: string }) {
  return <EffectFields fields={useFields(question)} />
}

function Form() {
  const fields = useFields()
  return (
    <WorkspaceContext value={{ region: 'eu', workspaceId: 'w1' }}>
      <EffectFields fields={fields} />
      <RequestSection fields={fields} />
    </WorkspaceContext>
  )
}

const question = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Question to the visitor' })

describe('the fields of a function with an effect', () => {
  it('ask for confirmation, with a sentence that names the effect', async () => {
    render(<Fields />, { wrapper: TestTheme })
    const user = userEvent.setup()
    expect(question()).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Changes something' }))
    expect(question()?.value).toBe('Cancel order {number}?')
    await user.click(screen.getByRole('radio', { name: 'Looks something up' }))
    expect(question()).toBeNull()
  })

  it.each(['by the choice of a method', 'by a pasted cURL command'])(
    'become those of a change %s, until the owner says that it only reads',
    async (way) => {
      render(<Form />, { wrapper: TestTheme })
      const user = userEvent.setup()
      const change = screen.getByRole<HTMLInputElement>('radio', { name: 'Changes something' })
      expect(change.checked).toBe(false)
      if (way.includes('cURL')) {
        await user.click(screen.getByRole('textbox', { name: 'URL' }))
        await user.paste('curl -X POST https://api.example.com/orders')
      } else await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'POST')
      expect(change.checked).toBe(true)
      expect(question()?.value).toBe('Cancel order {number}?')
      await user.click(screen.getByRole('radio', { name: 'Looks something up' }))
      expect(screen.getByText(/for POST only if the server changes nothing/)).toBeTruthy()
    },
  )

  it('keep the owner’s sentence when the confirmation is switched off and on', async () => {
    render(<Fields question="Really cancel {number}?" />, { wrapper: TestTheme })
    const user = userEvent.setup()
    const confirm = screen.getByRole('switch', { name: 'Ask the visitor to confirm' })
    await user.click(confirm)
    await user.click(confirm)
    await user.click(confirm)
    expect(question()?.value).toBe('Really cancel {number}?')
  })
})
