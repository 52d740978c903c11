import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { LimitedTextarea } from './LimitedTextarea.tsx'

function Field({ text }: { text: string }) {
  const [value, setValue] = useState(text)
  return (
    <LimitedTextarea
      label="Instructions"
      maxLength={20}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  )
}

function show(text: string) {
  render(<Field text={text} />, { wrapper: MantineProvider })
  return screen.getByLabelText<HTMLTextAreaElement>('Instructions')
}

describe('LimitedTextarea', () => {
  it('refuses a paste above its limit with the reason, and keeps what is there', async () => {
    const user = userEvent.setup()
    const field = show('Ask for the name.')
    await user.click(field)
    await user.paste('Then for the email.')
    expect(field.value).toBe('Ask for the name.')
    expect(await screen.findByText(/was not added: 36 characters, and 20 fit/)).toBeTruthy()
    await user.keyboard('{Backspace}')
    expect(screen.queryByText(/was not added/)).toBeNull()
  })

  it('takes a paste that fits because it replaces what is selected', () => {
    const field = show('Ask for the name.')
    field.setSelectionRange(0, field.value.length)
    const clipboardData = { getData: () => 'Greet the visitor.' }
    // False for a paste that was refused.
    expect(fireEvent.paste(field, { clipboardData })).toBe(true)
    field.setSelectionRange(0, 0)
    expect(fireEvent.paste(field, { clipboardData })).toBe(false)
  })
})
