import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useFocusOnConnected } from './useFocusOnConnected.ts'

function Account({ isConnected }: { isConnected: boolean }) {
  const texts = useFocusOnConnected<HTMLDivElement>(isConnected)
  return isConnected ? (
    <div ref={texts} tabIndex={-1}>
      Pier Nine answers on Messenger.
    </div>
  ) : (
    <button type="button">Connect Pier Nine</button>
  )
}

describe('useFocusOnConnected', () => {
  it("moves the focus from the removed button to the account's state, but only after a click", () => {
    const { rerender, unmount } = render(<Account isConnected={false} />)
    screen.getByRole('button').focus()
    rerender(<Account isConnected />)
    expect(document.activeElement?.textContent).toBe('Pier Nine answers on Messenger.')
    unmount()
    render(<Account isConnected />)
    expect(document.activeElement).toBe(document.body)
  })
})
