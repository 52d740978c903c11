import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * Returns the button of the workspace once its menu has come. The menu brings a button of its own, and a
 * click on the one that has just left the page does nothing.
 */
export function findWorkspaceButton(part: HTMLElement = document.body): Promise<HTMLElement> {
  return waitFor(
    () => {
      const button = within(part).getByRole('button', { name: /^Workspace/ })
      expect(button.getAttribute('aria-haspopup')).toBe('menu')
      return button
    },
    { timeout: 10_000 },
  )
}

/** Opens an entry of the workspace's menu. */
export async function openFromWorkspaceMenu(
  user: { click: (element: Element) => Promise<void> },
  name: string | RegExp,
): Promise<void> {
  await user.click(await findWorkspaceButton())
  await user.click(await screen.findByRole('menuitem', { name }))
}
