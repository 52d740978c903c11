import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { showToast } from '../../lib/toast.ts'
import { Markdown } from './Markdown.tsx'
import { TestTheme } from '../../test/TestTheme.tsx'

vi.mock('../../lib/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))

describe('the button of a code block', () => {
  it('copies the code of an answer, and says so', async () => {
    const user = userEvent.setup()
    render(
      <TestTheme>
        <Markdown text={'Run this:\n\n```sh\nnpm start\n```'} />
      </TestTheme>,
    )
    await user.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await navigator.clipboard.readText()).toBe('npm start')
    expect(showToast).toHaveBeenCalledWith('Copied to Clipboard')
  })
})
