import { expect, vi } from 'vitest'
import { openLines, startStub } from './startStub.ts'

/** Opens a panel with its extras; `live()` is the latest stream that it listens to. */
export async function startWithExtras(...given: Parameters<typeof startStub>) {
  const stub = startStub(...given)
  let live: ReturnType<typeof openLines>
  stub.answers['listen'] = () => (live = openLines()).response
  await stub.run('open')
  // Listeners are added by the extras, so these calls wait for them.
  await stub.run('on', 'ready', () => {})
  await vi.waitFor(() => expect(stub.find('header [aria-expanded]')).not.toBeNull())
  return { stub, live: () => live }
}

/** Opens the menu in the header of the panel. */
export async function openMenu(stub: ReturnType<typeof startStub>) {
  stub.find('header [aria-expanded]').click()
  await vi.waitFor(() => expect(stub.find('.menu')).not.toBeNull())
}
