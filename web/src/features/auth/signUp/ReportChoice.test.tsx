import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteSignUp, readSignUp, storeSignUp } from '../../../lib/signIn/signUpMemory.ts'
import { TestTheme } from '../../../test/TestTheme.tsx'

const environment = vi.hoisted(() => ({ reportsSubscriptions: true }))
vi.mock('../../../lib/environment.ts', async (original) => ({
  ...(await original()),
  get reportsSubscriptions() {
    return environment.reportsSubscriptions
  },
}))

const { ReportChoice } = await import('./ReportChoice.tsx')
const label = 'Tell the partner who sent me here that I subscribed'

beforeEach(() => {
  deleteSignUp()
  environment.reportsSubscriptions = true
})

describe('ReportChoice', () => {
  it('is not ticked in advance, and remembers the choice until the workspace exists', async () => {
    storeSignUp({ utmSource: 'news' })
    const user = userEvent.setup()
    const { unmount } = render(<ReportChoice />, { wrapper: TestTheme })
    expect(screen.getByLabelText(label)).toHaveProperty('checked', false)
    expect(readSignUp().allowsReport).toBeUndefined()
    await user.click(screen.getByLabelText(label))
    unmount()
    render(<ReportChoice />, { wrapper: TestTheme })
    expect(screen.getByLabelText(label)).toHaveProperty('checked', true)
    await user.click(screen.getByLabelText(label))
    expect(readSignUp()).toEqual({ utmSource: 'news' })
  })

  it('does not ask people who came by themselves', () => {
    render(<ReportChoice />, { wrapper: TestTheme })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('does not ask where the operator reports nothing', () => {
    environment.reportsSubscriptions = false
    storeSignUp({ ref: 'a-friend' })
    render(<ReportChoice />, { wrapper: TestTheme })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
