import { NumberInput, Radio, TextInput } from '@mantine/core'
import { refusalKey } from '@parley/functions/shared/errors/refusals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { TestTheme } from '../../test/TestTheme.tsx'
import { CallError } from '../errors.ts'
import { useCallForm } from './useCallForm.ts'

const schema = z.object({
  kind: z.string().min(1, { error: () => 'Choose one.' }),
  name: z.string().trim().min(1, refusalKey('fillIn')),
  seats: z.union([z.int(), z.literal('').transform(() => undefined)]),
})
type Sent = z.output<typeof schema>

function Form({ onSubmit }: { onSubmit: (values: Sent) => Promise<void> }) {
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: { kind: 'a', name: 'Ada ', seats: 3 },
    schema,
    onSubmit,
  })
  return (
    <form onSubmit={submit} noValidate>
      <Radio.Group label="Kind" {...fields.getInputProps('kind')}>
        <Radio value="a" label="First" />
        <Radio value="b" label="Second" />
      </Radio.Group>
      <TextInput label="Name" disabled={isBusy} {...fields.getInputProps('name')} />
      <NumberInput label="Seats" {...fields.getInputProps('seats')} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => fields.setFieldValue('kind', '')}>
        Neither
      </button>
      <p role="alert">{failure}</p>
      <output>{isDirty ? 'Not sent' : 'Nothing to send'}</output>
    </form>
  )
}

function renderForm(onSubmit: (values: Sent) => Promise<void>) {
  render(<Form onSubmit={onSubmit} />, { wrapper: TestTheme })
  return userEvent.setup()
}

const send = () => screen.getByRole('button', { name: 'Send' })

describe('useCallForm', () => {
  it('sends the parsed values of the schema', async () => {
    const onSubmit = vi.fn(async () => {})
    const user = renderForm(onSubmit)
    await user.click(send())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ kind: 'a', name: 'Ada', seats: 3 })
  })

  it('shows the schema’s errors in words, and focuses the first wrong field', async () => {
    const onSubmit = vi.fn(async () => {})
    const user = renderForm(onSubmit)
    await user.click(screen.getByRole('button', { name: 'Neither' }))
    await user.clear(screen.getByLabelText('Name'))
    await user.click(send())
    expect(screen.getByText('Choose one.')).toBeTruthy()
    expect(screen.getByText('Please fill in this field.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('First'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows the server’s errors at their fields, focuses the first and keeps the typed text', async () => {
    const user = renderForm(async () => {
      throw new CallError('invalid-argument', undefined, { name: 'There is an Ada.', token: 'Unknown' })
    })
    await user.type(screen.getByLabelText('Name'), 'L.')
    await user.click(send())
    expect(await screen.findByText('There is an Ada.')).toBeTruthy()
    const name = screen.getByLabelText('Name')
    expect(document.activeElement).toBe(name)
    expect(name).toHaveProperty('value', 'Ada L.')
    expect(screen.getByRole('alert').textContent).toBe('')
    await user.type(name, '!')
    expect(screen.queryByText('There is an Ada.')).toBeNull()
  })

  it.each([
    [new CallError('unavailable', 'Nobody answers.'), 'Nobody answers.'],
    [new CallError('invalid-argument', undefined, { token: 'The token is old.' }), 'The token is old.'],
  ])('shows an error of no field at the form', async (error, text) => {
    const user = renderForm(() => Promise.reject(error))
    await user.click(send())
    expect((await screen.findByText(text)).getAttribute('role')).toBe('alert')
  })

  it('lets a number be cleared and typed again', async () => {
    const onSubmit = vi.fn(async () => {})
    const user = renderForm(onSubmit)
    await user.clear(screen.getByLabelText('Seats'))
    expect(screen.getByLabelText('Seats')).toHaveProperty('value', '')
    await user.click(send())
    expect(onSubmit).toHaveBeenLastCalledWith({ kind: 'a', name: 'Ada', seats: undefined })
    await user.type(screen.getByLabelText('Seats'), '12')
    await user.click(send())
    expect(onSubmit).toHaveBeenLastCalledWith({ kind: 'a', name: 'Ada', seats: 12 })
  })

  it('sends once, however often it is submitted meanwhile', async () => {
    let finish = () => {}
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const user = renderForm(onSubmit)
    await user.dblClick(send())
    await user.click(send())
    expect(onSubmit).toHaveBeenCalledOnce()
    finish()
    await expect.poll(() => screen.getByLabelText('Name')).toHaveProperty('disabled', false)
    await user.click(send())
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('reports no unsaved changes after a success, until something is typed again', async () => {
    const onSubmit = vi.fn(async () => {})
    const user = renderForm(onSubmit)
    await user.type(screen.getByLabelText('Name'), 'L.')
    onSubmit.mockRejectedValueOnce(new CallError('unavailable'))
    await user.click(send())
    expect(await screen.findByText('Not sent')).toBeTruthy()
    await user.click(send())
    expect(await screen.findByText('Nothing to send')).toBeTruthy()
    await user.type(screen.getByLabelText('Name'), '!')
    expect(screen.getByText('Not sent')).toBeTruthy()
  })
})
