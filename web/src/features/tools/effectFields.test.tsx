import { useForm } from '@mantine/form'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TestTheme } from '../../test/TestTheme.tsx'
import { EffectFields } from './EffectFields.tsx'
import { emptyTool, type ToolValues } from './toolForm.ts'

function Fields({ question = '' }: { question?: string }) {
  const parameters = [{ key: 'number', kind: 'text' as const, description: '', required: true, choices: [] }]
  const tool = { ...emptyTool, name: 'cancel_order', parameters, question }
  return <EffectFields fields={useForm<ToolValues>({ initialValues: { tool } })} />
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
