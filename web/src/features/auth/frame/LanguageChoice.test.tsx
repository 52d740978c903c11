import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { SignUpPage } from '../signUp/SignUpPage.tsx'

afterEach(() => history.replaceState(null, '', '/'))

describe('LanguageChoice', () => {
  it('keeps the input in another language except the password', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const user = userEvent.setup()
    const { unmount } = render(<SignUpPage />, { wrapper: TestTheme })
    await user.click(screen.getByRole('radio', { name: /^Europe/ }))
    await user.type(screen.getByLabelText('Your name'), 'Ann')
    await user.type(screen.getByLabelText('Email'), 'ann@example.com')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de')
    expect(reload).toHaveBeenCalledOnce()
    unmount()
    render(<SignUpPage />, { wrapper: TestTheme })
    expect(screen.getByRole('radio', { name: /^Europe/ })).toHaveProperty('checked', true)
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Ann')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ann@example.com')
  })
})
